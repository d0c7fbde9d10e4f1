import * as fc from 'fast-check'

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

const strangeValues = [
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  String(2 ** 31),
  String(Number.MAX_SAFE_INTEGER),
  '9007199254740993',
  '1e400',
  '""',
  '" "',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\u202e\\ufeff🐒"',
  '"__proto__"',
  '"toString"',
  `"' OR 1=1 --"`,
  `"${'a'.repeat(70)}"`,
  `"${'é'.repeat(6000)}"`,
  '[null]',
  `[${'1,'.repeat(2000)}1]`,
  deep(15),
  '{"constructor":{"prototype":{"x":1}}}',
  '{"toString":1}',
] as const

export const listHostileValues = (): readonly string[] => [
  ...strangeValues,
  ...fc.sample(fc.jsonValue(), 4).map((value) => JSON.stringify(value)),
]

export const hostileBodies: readonly (string | Buffer)[] = [
  '',
  '{',
  'NaN',
  '\ufeff{}',
  "{'a':1}",
  '{"a":1,"a":2}',
  '{}{}',
  deep(30_000),
  '{"a":'.repeat(10_000),
  `{"a":"${'a'.repeat(1_000_000)}"}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0xed, 0xa0, 0x80]),
  Buffer.alloc(2000),
]

/** Sent unencoded. */
export const hostileIds: readonly string[] = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '%20',
  '+1',
  '1,2',
  String(2 ** 31),
  String(2 ** 31 - 1),
  String(2 ** 53),
  String(2 ** 53 - 1),
  String(2 ** 63),
  '9'.repeat(40),
  '1'.repeat(150),
  '1'.repeat(3000),
  'NaN',
  'Infinity',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '%00',
  '%0d%0aSet-Cookie:%20x=1',
  '%ED%A0%80',
  '%E0%A4%A',
  '%',
  '..%2f..%2fetc%2fpasswd',
  '..',
  '%F0%9F%90%92',
  '%27%20OR%201=1--',
]

export const hostileQueries: readonly string[] = [
  'exp=1&exp=2&sig=x&sig=y',
  'exp=1e400&sig=%00',
  '%00=1',
  'group=%00&v=a%00b',
  'exp=-1&sig=',
  `sig=${'a'.repeat(2000)}`,
  'group=0&v=1',
  'group=-1&group=2',
  'group[]=1&v[a]=b',
  '__proto__[x]=1&constructor=1',
  '%ED%A0%80=%',
  '&&&===',
]

export const hostileContentTypes: readonly string[] = [
  'text/plain',
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json;',
  'audio/wav',
  'audio/mpeg',
  ';;;',
  'a'.repeat(500),
]

export const hostileKeys: readonly string[] = ['', ' ', 'x'.repeat(101), 'a b', '../..', '"', 'é']

export const hostileTokens: readonly string[] = [
  'Bearer',
  'Bearer ',
  'Bearer x',
  'Bearer null',
  `Bearer ${'a'.repeat(5000)}`,
  "Bearer ' OR 1=1 --",
  'Basic YTpi',
  'bearer __proto__',
]

export const otherMethods: readonly string[] = [
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
]
