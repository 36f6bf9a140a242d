import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The baseline for our server: bare node:http. GET answers with the bytes and the headers of a file in `PAGES`, which is
 * JSON with both by path; POST reads and parses JSON and answers 204. Prints its port.
 */
const pages = new Map(
  Object.entries(JSON.parse(readFileSync(process.env.PAGES, 'utf8'))).map(([path, { headers, base64 }]) => [
    path,
    { headers, body: Buffer.from(base64, 'base64') },
  ]),
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
