import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

/**
 * The baseline for our server: bare node:http. GET returns the bytes of the file in `BODIES` with the name of its path,
 * with the headers of a plain page; POST reads and parses JSON and answers 204. Prints its port.
 */
const folder = process.env.BODIES;
const pages = new Map(
  readdirSync(folder).map((name) => {
    const body = readFileSync(path.join(folder, name));
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length };
    return [decodeURIComponent(name), { body, headers }];
  }),
);

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    const { headers, body } = pages.get(request.url);
    return void response.writeHead(200, headers).end(body);
  }
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(204).end();
  });
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
