import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

/**
 * The ceiling that our server is held against: bare node:http. GET answers a constant of `BODY_BYTES` with the headers
 * of a plain page; POST reads and parses JSON and answers 204. Prints its port.
 */
// Like a compressed page: the client reads such bytes slower than plain letters, and that paces the server.
const body = randomBytes(Number(process.env.BODY_BYTES));
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
