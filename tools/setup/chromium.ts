import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackage } from './apt.ts'

const candidates = [
  process.env['CHROMIUM_PATH'],
  // The headless shell does half of the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export const findChromium = (): string | null =>
  candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null

/** Returns Chromium's path. Installs Debian's if there is none. Throws with a clear message. */
export function ensureChromium(): string {
  if (findChromium() === null) void (installPackage('chromium-headless-shell') || installPackage('chromium'))
  const path = findChromium()
  if (path === null) throw new Error('Geen Chromium gevonden. Installeer die, of zet CHROMIUM_PATH.')
  return path
}

export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Uses a fake microphone with a tone, because a machine may have none.
  '--use-fake-device-for-media-stream',
  // Grants permission, because a headless browser can't ask for it.
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=user-gesture-required',
]

if (import.meta.main)
  console.log(spawnSync(ensureChromium(), ['--version'], { encoding: 'utf8' }).stdout.trim())
