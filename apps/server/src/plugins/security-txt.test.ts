import { expect, test } from 'vitest'
import { getNowSeconds } from '../clock.ts'
import { useTestApp } from '../testing/test-app.ts'
import { securityTxtPath } from './security-txt.ts'

const contact = { contactEmail: 'veilig@school.test', publicUrl: 'https://spel.test' }

const withContact = await useTestApp({}, contact)
const without = await useTestApp({}, { contactEmail: null })

test('security.txt has the address for reports, and is valid for less than a year (RFC 9116)', async () => {
  const response = await fetch(withContact.url + securityTxtPath)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const fields = Object.fromEntries(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/u).slice(0, 2)),
  ) as Record<string, string>
  expect(fields['Contact']).toBe('mailto:veilig@school.test')
  expect(fields['Canonical']).toBe('https://spel.test/.well-known/security.txt')
  const validMs = Date.parse(fields['Expires'] ?? '') - getNowSeconds(withContact.clock) * 1000
  expect(validMs).toBeGreaterThan(150 * 86_400_000)
  expect(validMs).toBeLessThan(365 * 86_400_000)
})

test('a server without a contact address does not serve security.txt', async () => {
  expect((await fetch(without.url + securityTxtPath)).status).toBe(404)
})
