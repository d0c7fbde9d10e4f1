import { type ZipParts, signParts } from '../zip.ts'

type Row = Record<string, unknown>

const rowsOf = (parts: ZipParts, name: string): Row[] =>
  (parts[name]?.toString() ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)

/** Archives in which the first row of a table has other values. */
const changedFields: readonly (readonly [name: string, table: string, fields: Row, sentence: RegExp])[] = [
  ['with an unknown column', 'student', { is_admin: true }, /onbekende kolom/],
  ['with a prototype in JSON', 'activity', { data: '{"__proto__":{"x":1}}' }, /niet kent/],
  ['with a text for a number', 'student', { phase_id: '1' }, /phase_id/],
  ['with a number that is too large', 'group', { school_year: 3_000_000_000 }, /school_year/],
  ['with a text that is too long', 'student', { first_name: 'x'.repeat(101) }, /first_name/],
  ['with a NUL in a text', 'note', { text: 'a\u0000b' }, /text/],
  ['with an empty key', 'student', { id: null }, /id/],
  [
    'with a password hash that takes a minute to check',
    'user',
    { password_hash: '$argon2id$v=19$m=999999,t=99,p=1$c29tZXNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA' },
    /password_hash/,
  ],
  ['with a password that is not hashed', 'user', { password_hash: 'geheim' }, /password_hash/],
  ['with a username in capitals', 'user', { username: 'KIM@school.test' }, /username/],
  ['with a row of another school', 'book', { organisation_id: 1_000_000 }, /andere organisatie/],
  ['with a child that is not there', 'note', { student_id: 999_999_999 }, /niet in staat/],
  ['with a word that is not there', 'answer', { word_id: 999_999_999 }, /niet in staat/],
  ['with a word in JSON that is not there', 'run', { word_ids: '[999999999]' }, /niet in staat/],
  [
    'with a step of the curriculum that is not there',
    'step',
    { curriculum_step_id: 999_999_999 },
    /niet in staat/,
  ],
  ['with JSON of another form', 'path', { entries: '{"nr":1}' }, /verkeerde vorm/],
  ['with text for JSON', 'path', { settings: 'geen' }, /niet te lezen/],
  ['with a lock that does not exist', 'step', { lock: 'sometimes' }, /lock/],
  ['with an address of a program for a book', 'book', { url: 'javascript:alert(1)' }, /url/],
  ['with a picture whose name leads elsewhere', 'own_picture', { name: '../../secret' }, /name/],
  ['with a recording whose name leads elsewhere', 'recording', { file_name: '../vis' }, /file_name/],
]

type HostileArchive = readonly [name: string, make: () => ZipParts, sentence: RegExp]

export function listHostileArchives(readGood: () => ZipParts): readonly HostileArchive[] {
  function withRows(table: string, change: (rows: Row[]) => readonly (Row | string)[]): ZipParts {
    const name = `tables/${table}.ndjson`
    const lines = change(rowsOf(readGood(), name)).map(
      (row) => `${typeof row === 'string' ? row : JSON.stringify(row)}\n`,
    )
    return signParts({ ...readGood(), [name]: Buffer.from(lines.join('')) })
  }

  const setFirst = (table: string, fields: Row): ZipParts =>
    withRows(table, ([first = {}, ...rest]) => [{ ...first, ...fields }, ...rest])

  function withManifest(fields: Row): ZipParts {
    const manifest = JSON.parse(readGood()['manifest.json']?.toString() ?? '') as Row
    return { ...readGood(), 'manifest.json': Buffer.from(JSON.stringify({ ...manifest, ...fields })) }
  }

  const migrationsOf = (): string[] =>
    (JSON.parse(readGood()['manifest.json']?.toString() ?? '') as { migrations: string[] }).migrations

  return [
    ...changedFields.map(([name, table, fields, sentence]): HostileArchive => [
      name,
      () => setFirst(table, fields),
      sentence,
    ]),
    ['without a table of contents', () => ({ a: Buffer.of(1) }), /geen archief van een school/],
    ['of another kind', () => withManifest({ kind: 'iets' }), /geen archief van een school/],
    ['of a newer format', () => withManifest({ format: 2 }), /nieuwere versie/],
    [
      'of a newer version',
      () => withManifest({ migrations: [...migrationsOf(), '9999-later.ts'] }),
      /nieuwere versie/,
    ],
    ['of an older version', () => withManifest({ migrations: migrationsOf().slice(1) }), /oudere versie/],
    ['with a field more in the table of contents', () => withManifest({ extra: 1 }), /inhoudsopgave/],
    ['without a table', () => ({ ...readGood(), 'tables/user.ndjson': undefined as never }), /ontbreekt/],
    [
      'with an unknown table',
      () => signParts({ ...readGood(), 'tables/token.ndjson': Buffer.of() }),
      /niet in hoort|inhoudsopgave/,
    ],
    [
      'with a program beside the rows',
      () => signParts({ ...readGood(), 'files/virus.exe': Buffer.of(1) }),
      /niet in hoort/,
    ],
    [
      'with a recording of no row',
      () => signParts({ ...readGood(), 'files/recordings/word/geen': Buffer.of(1) }),
      /opnamen en plaatjes/,
    ],
    [
      'with a part that is not in the table of contents',
      () => ({ ...readGood(), 'tables/extra.ndjson': Buffer.of() }),
      /te veel/,
    ],
    [
      'with other bytes than were told',
      () => ({
        ...readGood(),
        'tables/note.ndjson': Buffer.from(String(readGood()['tables/note.ndjson']).replace('vos', 'kat')),
      }),
      /beschadigd/,
    ],
    [
      'with a prototype for a column',
      () => withRows('note', ([first]) => [`{"__proto__":{"x":1},${JSON.stringify(first).slice(1)}`]),
      /onbekende kolom/,
    ],
    [
      'without a column',
      () => withRows('note', ([first = {}]) => [{ ...first, title: undefined }]),
      /ontbreekt een kolom/,
    ],
    ['with a list for a row', () => withRows('note', () => ['[]']), /geen rij/],
    ['with half a row', () => withRows('note', () => ['{"id":1']), /niet te lezen/],
    [
      'with a number that is none',
      () => withRows('skill', ([first]) => [JSON.stringify(first).replace(/"mean":[^,]+/, '"mean":1e999')]),
      /mean/,
    ],
    [
      'with half a character',
      () =>
        withRows('note', ([first]) => [
          JSON.stringify({ ...first, text: '' }).replace('"text":""', '"text":"\\ud800"'),
        ]),
      /text/,
    ],
    [
      'with a board',
      () =>
        withRows('user', (rows) =>
          rows.map((row) => ({ ...row, role: row['role'] === 'beheerder' ? 'bestuur' : row['role'] })),
        ),
      /role/,
    ],
    [
      'with a child that is an administrator',
      () => withRows('user', (rows) => rows.map((row) => ({ ...row, role: 'beheerder' }))),
      /spreken elkaar tegen/,
    ],
    [
      'with an administrator that is a child',
      () => withRows('user', (rows) => rows.map((row) => ({ ...row, role: 'student' }))),
      /spreken elkaar tegen/,
    ],
    [
      'with a username twice',
      () => withRows('user', ([a = {}, b = {}, ...rest]) => [a, { ...b, username: a['username'] }, ...rest]),
      /twee keer/,
    ],
    ['with a row twice', () => withRows('note', (rows) => [...rows, ...rows]), /dubbel/],
    ['with a key twice', () => withRows('student_badge', ([first = {}]) => [first, first]), /passen niet/],
    [
      'with two schools',
      () => withRows('organisation', ([first = {}]) => [first, { ...first, id: Number(first['id']) + 1 }]),
      /één organisatie/,
    ],
    ['without a school', () => withRows('organisation', () => []), /organisatie/],
    ...['answer', 'pending_run'].map((table): HostileArchive => [
      `with rows of ${table} of one child in the step of another`,
      () =>
        withRows(table, (rows) => {
          const student = rowsOf(readGood(), 'tables/student.ndjson').find(
            ({ id }) => id !== rows[0]?.['student_id'],
          )
          return rows.map((row) => ({ ...row, student_id: student?.['id'] }))
        }),
      /spreken elkaar tegen/,
    ]),
    [
      'with a balance below nothing',
      () => withRows('point', (rows) => rows.map((row) => ({ ...row, amount: -5 }))),
      /spreken elkaar tegen/,
    ],
    [
      'with content of the product that was changed',
      () =>
        signParts({
          ...readGood(),
          'product/curriculum_step.ndjson': Buffer.from(
            String(readGood()['product/curriculum_step.ndjson']).replace('vis', 'vos'),
          ),
        }),
      /leerstof/,
    ],
    [
      'with a badge that nobody knows',
      () =>
        signParts({
          ...readGood(),
          'product/badge.ndjson': Buffer.from(
            String(readGood()['product/badge.ndjson']).replaceAll('"key":"', '"key":"x'),
          ),
        }),
      /badge/,
    ],
  ]
}
