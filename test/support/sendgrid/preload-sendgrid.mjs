// Loaded into a server to redirect its SendGrid requests to a double on this machine. Nothing else is redirected.
import http from 'node:http';
import https from 'node:https';

const { request } = https;
https.request = (options, ...rest) => {
  if (options.hostname !== 'api.sendgrid.com') return request(options, ...rest);
  const port = process.env.TEST_SENDGRID_PORT;
  return http.request({ ...options, protocol: 'http:', hostname: '127.0.0.1', port, agent: undefined }, ...rest);
};
