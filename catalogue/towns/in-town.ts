/** `in Easton`, but `on Kent Island`. For our own sentences: headings that are specified keep their `in`. */
export const inTown = (name: string) => `${/ Island$/.test(name) ? 'on' : 'in'} ${name}`;
