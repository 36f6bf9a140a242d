import { type StartFailure, unavailable, wrongConfiguration } from './exit-on.ts';
import { codeOf, loadFailure } from './load-failure.ts';

/** Explains why the server cannot listen at this address. */
export function listenFailure(error: unknown, { host, port }: { host: string; port: number }): StartFailure {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return {
        sentence: `Port ${port} of ${host} is in use: stop the program that uses it, or set PORT to another number.`,
        exitCode: unavailable,
      };
    case 'EACCES':
    case 'EPERM':
      return {
        sentence: `Port ${port} of ${host} needs rights that this user lacks: set PORT to a number above 1023.`,
        exitCode: wrongConfiguration,
      };
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return {
        sentence: `HOST ${host} is not an address of this machine: set it to 127.0.0.1, or to 0.0.0.0 for every address.`,
        exitCode: wrongConfiguration,
      };
    default:
      return loadFailure(error);
  }
}
