import { expect, test } from 'vitest'
import { checkSpeechModel } from './check-speech-model.ts'
import { readSettings } from './env.ts'
import { OperatorError } from './operator-error.ts'

test('every setting has a default, which an empty value gets too', () => {
  const settings = readSettings({ PORT: '', DATABASE_URL: '', DEMO_PASSWORD: '' })
  expect(settings).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', NODE_ENV: 'development', TRUST_PROXY: 0 })
  expect(settings.DATA_DIR).toMatch(/\.data$/)
  expect(settings.DATABASE_URL).toBeUndefined()
})

test.each([
  [{ PORT: 'abc' }, "De instelling PORT klopt niet ('abc'): verwacht werd een poort van 0 tot 65535."],
  [{ PORT: '70000' }, /PORT/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL.*postgres:\/\//],
  [{ DATABASE_POOL: '1' }, /DATABASE_POOL.*van 2 tot 200/],
  [{ DATABASE_STATEMENT_MS: '10' }, /DATABASE_STATEMENT_MS/],
  [{ DATABASE_CONNECT_MS: 'snel' }, /DATABASE_CONNECT_MS/],
  [{ NODE_ENV: 'prod' }, /NODE_ENV/],
  [{ DEMO_PASSWORD: 'kort' }, /DEMO_PASSWORD/],
  [{ SMTP_URL: 'http://post' }, /SMTP_URL.*smtp:\/\//],
  [{ SMTP_URL: 'smtp://post' }, /MAIL_FROM/],
  [{ SMTP_URL: 'smtp://post', MAIL_FROM: 'a@b.nl' }, /PUBLIC_URL/],
  [{ PUBLIC_URL: 'school.nl' }, /PUBLIC_URL/],
  [{ PUBLIC_URL: 'https://school.nl/?a=1' }, /PUBLIC_URL/],
  [{ PUBLIC_URL: 'https://school.nl/begeleider' }, /PUBLIC_URL.*niet gebruikt/],
  [{ PUBLIC_URL: 'https://school.nl/api/v1' }, /PUBLIC_URL/],
  [{ MAIL_FROM: 'a@b.nl\nBcc: c@d.nl' }, /MAIL_FROM/],
  [{ RENEWAL_URL: 'https://winkel.nl' }, /RENEWAL_SECRET/],
  [{ RENEWAL_SECRET: 'kort' }, /RENEWAL_SECRET/],
  [{ CONTACT_EMAIL: 'niets' }, /CONTACT_EMAIL/],
  [{ PUBLIC_URL: 'https://school.nl/healthz' }, /PUBLIC_URL/],
  [{ METRICS_HOST: '0.0.0.0' }, /METRICS_SECRET/],
  [{ METRICS_HOST: '0.0.0.0', METRICS_SECRET: 'kort' }, /^De instelling METRICS_SECRET klopt niet: /],
  [{ STOP_AFTER: '61' }, /STOP_AFTER/],
])('a wrong setting is reported in one sentence: %o', (env, message) => {
  expect(() => readSettings(env)).toThrow(OperatorError)
  expect(() => readSettings(env)).toThrow(message)
})

test('a missing or incomplete voice model is reported before the server starts', async () => {
  await checkSpeechModel({ SPEECH_MODEL: undefined })
  const check = (SPEECH_MODEL: string) => checkSpeechModel({ SPEECH_MODEL })
  await expect(check('/nergens/nl.onnx')).rejects.toThrow(
    new OperatorError('De instelling SPEECH_MODEL klopt niet: het bestand /nergens/nl.onnx is er niet.'),
  )
  await expect(check(import.meta.filename)).rejects.toThrow(/tokens\.txt/)
})

test.each([
  ['https://spel.school.nl/', 'https://spel.school.nl'],
  ['https://school.nl/spelling/', 'https://school.nl/spelling'],
  ['https://school.nl/apis', 'https://school.nl/apis'],
])('OPS-2 the address %s may have a path, and its final slash is removed', (PUBLIC_URL, read) => {
  expect(readSettings({ PUBLIC_URL }).PUBLIC_URL).toBe(read)
})

test.each([[{ LIVE_URL: 'nats://10.0.0.5:4222' }, 'De instelling LIVE_URL klopt niet']])(
  'OPS-12 %o is refused: %s',
  (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence)
  },
)
