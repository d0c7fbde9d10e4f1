import type { PreparedIdentities } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

/** Parses lines of 'naam; naam bij de inlogdienst'. Returns a message if a line is invalid. */
export function readPeople(written: string): PreparedIdentities['people'] | string {
  const people: PreparedIdentities['people'] = []
  for (const [at, line] of written.split('\n').entries()) {
    if (line.trim() === '') continue
    const [username = '', subject = '', ...more] = line.split(';').map((part) => part.trim())
    if (username === '' || subject === '' || more.length > 0)
      return fill(texts.prepare.wrongLine, { line: at + 1 })
    people.push({ username, subject })
  }
  return people
}

const domainPattern = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/

/** Parses 'school.nl, leerling.school.nl'. Returns a message if a part is not a domain. */
export function readDomains(written: string): readonly string[] | string {
  const domains = written
    .split(/[\s,;]+/)
    .map((domain) => domain.toLowerCase().replace(/^@/, ''))
    .filter((domain) => domain !== '')
  const wrong = domains.find((domain) => !domainPattern.test(domain))
  return wrong === undefined ? domains : fill(texts.form.wrongDomain, { domain: wrong })
}
