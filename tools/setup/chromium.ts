import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackage } from './apt.ts'

const candidates = [
  process.env['CHROMIUM_PATH'],
  // Headless: half the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export const findChromium = (): string | null =>
  candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null

/** Returns Chromium's path, or installs Debian's; throws with a clear message. */
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
  // A fake microphone with a tone, for machines without one.
  '--use-fake-device-for-media-stream',
  // Grants permission, as a headless browser cannot ask.
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=user-gesture-required',
]

if (import.meta.main)
  console.log(spawnSync(ensureChromium(), ['--version'], { encoding: 'utf8' }).stdout.trim())
