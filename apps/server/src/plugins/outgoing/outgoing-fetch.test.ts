import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createOutgoingFetch, isHiddenAddress } from './outgoing-fetch.ts'

const server = createServer((request, response) => {
  if (request.url === '/weg') response.writeHead(302, { location: '/' }).end()
  else if (request.url === '/veel') response.end('x'.repeat(600 * 1024))
  else response.end('{}')
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const inTheOpen = createOutgoingFetch({ allowsPrivate: false })
const anywhere = createOutgoingFetch({ allowsPrivate: true })

test.each([
  '10.1.2.3',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  '2002:7f00:1::',
  '2001::1',
  '64:ff9b:1::a00:1',
])('SSO-1 %s is an address of this machine or its network', (address) => {
  expect(isHiddenAddress(address)).toBe(true)
})

test.each(['1.1.1.1', '172.32.0.1', '2606:4700::1111', '::ffff:1.1.1.1'])(
  'SSO-1 %s is a public address',
  (address) => {
    expect(isHiddenAddress(address)).toBe(false)
  },
)

test('SSO-1 the server requests nothing from its own network, and nothing without https', async () => {
  await expect(inTheOpen('http://school.test/')).rejects.toThrow(/https:/)
  for (const host of ['127.0.0.1', '[::1]', '169.254.169.254', '2130706433', '0x7f.1', 'localhost'])
    await expect(inTheOpen(`https://${host}/`), host).rejects.toThrow(/besloten netwerk/)
})

test('SSO-1 the server does not follow redirects, and limits the size of a response', async () => {
  expect((await anywhere(url)).status).toBe(200)
  expect((await anywhere(`${url}/weg`)).status).toBe(302)
  await expect(anywhere(`${url}/veel`)).rejects.toThrow(/te veel/)
  await expect(anywhere('http://127.0.0.1:1/')).rejects.toThrow(/niet bereikbaar/)
})
