import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackage } from './apt.ts'

const candidates = [
  process.env['CHROMIUM_PATH'],
  // The same engine without windows of its own: half the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium on this machine, or null. */
export const findChromium = (): string | null =>
  candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null

/** Finds a Chromium, or installs Debian's; throws with one clear sentence when neither can be done. */
export function ensureChromium(): string {
  if (findChromium() === null) void (installPackage('chromium-headless-shell') || installPackage('chromium'))
  const path = findChromium()
  if (path === null) throw new Error('Geen Chromium gevonden. Installeer die, of zet CHROMIUM_PATH.')
  return path
}

/** Flags that keep a headless Chromium quiet and offline; without a sandbox only where root runs it. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A microphone that hums: a machine that tests has none.
  '--use-fake-device-for-media-stream',
  // Without windows there is nobody to ask whether it may be used.
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=user-gesture-required',
]

if (import.meta.main)
  console.log(spawnSync(ensureChromium(), ['--version'], { encoding: 'utf8' }).stdout.trim())
