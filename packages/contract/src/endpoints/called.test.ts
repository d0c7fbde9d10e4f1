import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contract, getEndpoint, type EndpointName } from '../contract.ts'

const root = join(import.meta.dirname, '../../../..')

const code = globSync(['apps/{game,supervisor}/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], {
  cwd: root,
})
  .filter((file) => !/\.test\.|[/\\]testing[/\\]|[/\\]endpoints[/\\]/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

/** The app's code has only the first part of a file's address, which a function builds or the server sends. */
const isFile = (name: EndpointName): boolean => getEndpoint(name).response === null

function isCalled(name: EndpointName): boolean {
  const start = name.slice(name.indexOf('/')).replace(/[:.].*/, '')
  return code.includes(`'${name}'`) || (isFile(name) && code.includes(start))
}

test.each(Object.keys(contract) as EndpointName[])(
  '%s is called by an app or required by the specification',
  (name) => {
    const { specified, developer } = getEndpoint(name)
    expect(specified !== undefined || developer === true || isCalled(name)).toBe(true)
  },
)
