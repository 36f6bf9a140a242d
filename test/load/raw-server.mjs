import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The ceiling that our server is held against: bare node:http. GET answers the bytes of `BODY_FILE` with the headers of
 * a plain page; POST reads and parses JSON and answers 204. Prints its port.
 */
const body = readFileSync(process.env.BODY_FILE);
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length };

const server = createServer((request, response) => {
  if (request.method === 'GET') return void response.writeHead(200, headers).end(body);
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(204).end();
  });
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
