/** Fetches a page of ours, parsed. Not by `fetch` and a parser, whose text pages with Trusted Types refuse. */
export function fetchPage(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onload = () => (request.response ? resolve(request.response) : reject(new Error(`${address} is no page`)));
    request.onerror = () => reject(new Error(`${address} is out of reach`));
    request.send();
  });
}
