import { parseArgs } from 'node:util'
import { type NightlyScenario, nightlyScenarios } from './scenarios.ts'

/** `npm run test:nightly` runs all scenarios, or only the scenario that is named. */
const seeded = 'faults'

const usage = (): string =>
  [
    'npm run test:nightly runs all; with a name one of these:',
    '',
    ...nightlyScenarios.map(({ name, about }) => `  npm run test:nightly -- ${name}\n      ${about}`),
    '',
    `  npm run test:nightly -- --seed 7\n      ${seeded} with this seed`,
  ].join('\n')

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' } },
  allowPositionals: true,
})
const [name = values.seed === undefined ? null : seeded, ...args] = positionals
const seed = values.seed === undefined ? null : Number(values.seed)

async function runAll(): Promise<boolean> {
  const failed: string[] = []
  for (const scenario of nightlyScenarios.filter(({ isInTests }) => !isInTests)) {
    console.log(`\n══ ${scenario.name}`)
    if (!(await scenario.run({ seed: null, args: [] }))) failed.push(scenario.name)
  }
  console.log(failed.length === 0 ? '\nAlles goed.' : `\nMislukt: ${failed.join(', ')}`)
  return failed.length === 0
}

async function runNamed(scenario: NightlyScenario | undefined): Promise<boolean> {
  if (scenario !== undefined && !Number.isNaN(seed)) return scenario.run({ seed, args })
  console.log(usage())
  return false
}

const isGood = await (name === null
  ? runAll()
  : runNamed(nightlyScenarios.find((each) => each.name === name)))
process.exitCode = isGood ? 0 : 1
