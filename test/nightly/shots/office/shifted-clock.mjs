// Preloaded into a server by `node --import`: its clock starts at OFFICE_TIME and runs from there.
import { ServerResponse } from 'node:http';

const RealDate = Date;
const offset = RealDate.parse(process.env.OFFICE_TIME) - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset);
    else super(...given);
  }
  static now() {
    return RealDate.now() + offset;
  }
};

// Answers say no time, which would be the real one: the office would go by it.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...given) {
  this.sendDate = false;
  return writeHead.apply(this, given);
};
