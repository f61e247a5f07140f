import { statSync } from 'node:fs';
import { isIP } from 'node:net';

/** A form of values: what is written in a variable, and what it means to the program. */
export interface Kind<Value> {
  /** What a text has to be, as the end of a sentence: "a number from 0 to 65535". */
  readonly form: string;
  /** The value of a text; undefined when it has not the form. */
  read(text: string): Value | undefined;
  /** A text that has not the form. */
  readonly wrong: string;
  /** Never shown in a sentence. */
  readonly secret?: true;
}

export function wholeNumber(least: number, most: number): Kind<number> {
  return {
    form: `a number from ${least} to ${most}`,
    read: (text) => {
      const number = Number(text);
      return /^\d+$/.test(text) && number >= least && number <= most ? number : undefined;
    },
    wrong: String(most + 1),
  };
}

/** From 0 to 1. */
export const part: Kind<number> = {
  form: 'a number from 0 to 1, as 0.1',
  read: (text) => (/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(text) ? Number(text) : undefined),
  wrong: '10%',
};

export const port = wholeNumber(0, 65_535);

/** `on` or `off`. */
export const onOrOff: Kind<boolean> = {
  form: 'on or off',
  read: (text) => (text === 'on' || text === 'off' ? text === 'on' : undefined),
  wrong: 'yes',
};

export function oneOf<Word extends string>(...words: readonly Word[]): Kind<Word> {
  return {
    form: words.join(' or '),
    read: (text) => words.find((word) => word === text),
    wrong: 'something',
  };
}

/** Some of these words with commas between them, each once. */
export function someOf<Word extends string>(...words: readonly Word[]): Kind<readonly Word[]> {
  return {
    form: `some of ${words.join(', ')}, with commas between them`,
    read: (text) => {
      const given = text.split(',').map((word) => word.trim());
      const known = given.flatMap((word) => words.find((one) => one === word) ?? []);
      return known.length === given.length && new Set(known).size === known.length
        ? known
        : undefined;
    },
    wrong: 'something',
  };
}

/** Text that a pattern describes. */
export function text(form: string, pattern: RegExp, wrong: string): Kind<string> {
  return { form, read: (given) => (pattern.test(given) ? given : undefined), wrong };
}

/** @param fewestCharacters of one that can't be guessed */
export function secret(fewestCharacters = 1): Kind<string> {
  const isLong = fewestCharacters > 1;
  return {
    form: isLong
      ? `at least ${fewestCharacters} characters without spaces, such as openssl rand -hex 32 makes`
      : 'a text without spaces',
    read: (given) => (given.length >= fewestCharacters && !/\s/.test(given) ? given : undefined),
    wrong: 'a b',
    secret: true,
  };
}

/** Scheme, host and port, as `https://shop.example`; a slash at the end is dropped. */
export const origin: Kind<string> = {
  form: 'an origin without a path, as https://shop.example',
  read: (given) => {
    const url = URL.parse(given);
    const isOrigin = url && isHttp(url) && `${url.origin}/` === url.href;
    return isOrigin ? url.origin : undefined;
  },
  wrong: 'shop.example',
};

/** Origins by comma or space. */
export const origins: Kind<readonly string[]> = {
  form: 'a list of origins, as https://a.example, https://b.example',
  read: (given) => {
    const all = given.split(/[\s,]+/).filter((part) => part !== '');
    const read = all.map((part) => origin.read(part)).filter((part) => part !== undefined);
    return read.length === all.length ? read : undefined;
  },
  wrong: 'https://a.example, b.example',
};

/** An http address that may have a path; slashes at the end are dropped. */
export const httpAddress: Kind<string> = {
  form: 'an http or https address, as https://service.example',
  read: (given) => {
    const url = URL.parse(given);
    return url && isHttp(url) && !url.search && !url.hash ? given.replace(/\/+$/, '') : undefined;
  },
  wrong: 's3.example',
};

/** The address of a server that speaks something else than HTTP; it may hold a password. */
export function serverAddress(example: string, ...schemes: readonly string[]): Kind<string> {
  return {
    form: `an address as ${example}, with %23 for # and so on in the password`,
    read: (given) => {
      const url = URL.parse(given);
      const scheme = url?.protocol.slice(0, -1) ?? '';
      // Postgres takes a socket's folder as `host` in the query.
      const hasHost = url?.hostname || url?.searchParams.get('host');
      return schemes.includes(scheme) && hasHost && url && isDecodable(url) ? given : undefined;
    },
    wrong: 'garbage',
    secret: true,
  };
}

/** Whether user and password can be read: a bare % can't. */
function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

/** An address or a name to listen on. */
export const host: Kind<string> = {
  form: 'an address or a host name without a port, as 127.0.0.1',
  read: (given) => {
    // Digits and dots alone are an address that is mistyped, not a name.
    const isName = hostName.test(given) && !/^[\d.]+$/.test(given);
    return isIP(given) !== 0 || isName ? given : undefined;
  },
  wrong: '127.0.0.1:4000',
};

/** Hosts by comma or space, each with or without a port. */
export const hosts: Kind<readonly string[]> = {
  form: 'a list of hosts, as pay.example, localhost:4000',
  read: (given) => {
    const all = given.split(/[\s,]+/).filter((part) => part !== '');
    const isHost = (part: string) => {
      const url = URL.parse(`https://${part}`);
      return url?.host === part.toLowerCase() && host.read(url.hostname) !== undefined;
    };
    return all.every(isHost) ? all.map((part) => part.toLowerCase()) : undefined;
  },
  wrong: 'https://pay.example',
};

/** A folder, which may be made later. */
export const folder: Kind<string> = {
  form: 'a folder, as /var/lib/ponte',
  // No shell expands ~ here: it would be a folder of that name.
  read: (given) => (isFolder(given) === false || given.startsWith('~') ? undefined : given),
  wrong: process.execPath,
};

/** A word, or a folder that is there. */
export function wordOrFolder(...words: readonly string[]): Kind<string> {
  return {
    form: `${words.join(', ')} or a folder that is there`,
    read: (given) => (words.includes(given) || isFolder(given) ? given : undefined),
    wrong: '/no/such/folder',
  };
}

/** A sender as in a letter: `Ponte <shop@ponte.example>`, or the address alone. */
export const sender = text(
  'a sender, as Ponte <shop@ponte.example>',
  /^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
  'Ponte',
);

/** Whether a path is a folder; undefined when nothing is there. */
function isFolder(path: string): boolean | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory();
}

function isHttp(url: URL): boolean {
  return url.protocol === 'http:' || url.protocol === 'https:';
}
