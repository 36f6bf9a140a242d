/** `in Easton`, but `on Kent Island`. For our own sentences; the client’s headings keep their `in`. */
export const inTown = (name: string) => `${/ Island$/i.test(name) ? 'on' : 'in'} ${name}`;
