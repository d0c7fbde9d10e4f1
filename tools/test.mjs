// `npm test` installs what is missing (packages, Chromium), builds, and runs every test.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, pinnedEnv, pinnedNode, repositoryRoot } from './setup/install.mjs'

if (process.argv.some((argument) => argument === '--help' || argument === '-h')) {
  console.log(`npm test                      alle delen, ongeveer 25 minuten op twee kernen
npm test -- unit              regels en schermen, zonder server of browser (5 minuten)
npm test -- server            de server op de ingebouwde database (9 minuten)
npm test -- postgres          een deel daarvan op PostgreSQL, als dat er is (1 minuut)
npm test -- browser           dagen van een kind en een begeleider in Chromium (12 minuten)
npm test -- browser --shard=1/3  een derde daarvan
npx vitest run --project unit packages/dutch   één map of bestand
npm run test:nightly          wat lang duurt: alles op PostgreSQL, andere browsers, uitval`)
  process.exit(0)
}
ensureInstalled()
const { status } = spawnSync(pinnedNode, ['tools/run-tests.ts', ...process.argv.slice(2)], {
  cwd: repositoryRoot,
  stdio: 'inherit',
  env: pinnedEnv(),
})
process.exit(status ?? 1)
