import { expect, test } from 'vitest'
import { demoUsers } from './operations/demo/demo-users.ts'
import { makeChild, makeSchool } from './testing/school.ts'
import { useTestApp } from './testing/test-app.ts'
import { findAddresses, writeWelcomeText } from './welcome.ts'
import { addRows } from './testing/rows.ts'

const address = { internal: false, netmask: '', mac: '', cidr: null }
const interfaces = {
  lo: [{ ...address, family: 'IPv4' as const, address: '127.0.0.1', internal: true }],
  wifi: [
    { ...address, family: 'IPv4' as const, address: '192.168.1.20' },
    { ...address, family: 'IPv6' as const, address: 'fe80::1', scopeid: 2 },
  ],
}
const find = (host: string, publicUrl: string | null = null) =>
  findAddresses({ host, port: 3000, publicUrl }, interfaces)

test('a server for the whole network prints an address for tablets', () => {
  expect(find('0.0.0.0')).toEqual({ main: 'http://127.0.0.1:3000', others: ['http://192.168.1.20:3000'] })
  expect(find('127.0.0.1')).toEqual({ main: 'http://127.0.0.1:3000', others: [] })
  expect(find('::1').main).toBe('http://[::1]:3000')
  expect(find('0.0.0.0', 'https://spel.school.nl/')).toEqual({ main: 'https://spel.school.nl', others: [] })
})

const app = await useTestApp()

test('the link of the first administrator has the address that people use', async () => {
  const link = async (addresses: ReturnType<typeof find>) =>
    /eerste beheerder op (\S+)/.exec(await writeWelcomeText(app.database, addresses, true))?.[1]
  expect(await link(find('0.0.0.0', 'https://spel.school.nl'))).toMatch(
    /^https:\/\/spel\.school\.nl\/eerste-beheerder\?/,
  )
  expect(await link(find('0.0.0.0'))).toMatch(/^http:\/\/192\.168\.1\.20:3000\/eerste-beheerder\?/)
})

test('only the demo children in this database are named', async () => {
  const [first, , missing] = demoUsers
  const { user_id } = await makeChild(app, await makeSchool(app))
  const { queries } = app.database
  await queries.updateTable('user').set({ username: first.username }).where('id', '=', user_id).execute()
  await addRows(app, 'setting', { name: 'demo_password', value: 'welkom in de jungle' })
  const text = await writeWelcomeText(app.database, find('127.0.0.1'), false)
  expect(text).toContain(`log in met ${first.username} / welkom in de jungle`)
  expect(text).not.toContain(missing.username)
})
