import { parseArgs } from 'node:util'
import { scenarios } from './scenarios.ts'

/** The run that breaks everything by chance. */
const seeded = 'faults'

const usage = (): string =>
  [
    'Runs that take long, each by its name:',
    '',
    ...scenarios.map(({ name, about }) => `  npm run test:long -- ${name}\n      ${about}`),
    '',
    `  npm run test:long -- --seed 7\n      ${seeded}, as it went with this seed`,
  ].join('\n')

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' } },
  allowPositionals: true,
})
const [name = values.seed === undefined ? null : seeded, ...args] = positionals
const scenario = scenarios.find((each) => each.name === name)
const seed = values.seed === undefined ? null : Number(values.seed)
if (scenario === undefined || Number.isNaN(seed)) {
  console.log(usage())
  process.exitCode = name === null ? 0 : 1
} else {
  process.exitCode = (await scenario.run({ seed, args })) ? 0 : 1
}
