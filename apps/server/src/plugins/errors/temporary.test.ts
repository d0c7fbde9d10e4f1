import { describe, expect, test } from 'vitest'
import { isTemporary } from './temporary.ts'

const coded = (code: string): Error => Object.assign(new Error('x'), { code })

describe('temporary errors', () => {
  test.each([
    'SQLITE_BUSY',
    'SQLITE_BUSY_SNAPSHOT',
    'SQLITE_LOCKED',
    'SQLITE_FULL',
    'SQLITE_IOERR',
    'SQLITE_IOERR_FSYNC',
    'SQLITE_CANTOPEN',
    'SQLITE_READONLY_DBMOVED',
    '08006',
    '25006',
    '40001',
    '40P01',
    '53100',
    '53200',
    '53300',
    '55P03',
    '57014',
    '57P01',
    '57P02',
    '57P03',
    '58030',
    'ECONNREFUSED',
    'ECONNRESET',
    'EMFILE',
    'ENOSPC',
    'ENOTFOUND',
    'EROFS',
  ])('%s', (code) => expect(isTemporary(coded(code))).toBe(true))

  test.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('%s', (message) => expect(isTemporary(new Error(message))).toBe(true))

  test('a wrapped error is temporary too', () => {
    expect(isTemporary(new Error('no sound', { cause: coded('ENOSPC') }))).toBe(true)
  })
})

test.each([
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CORRUPT',
  'SQLITE_ERROR',
  '23505',
  '42P01',
  '22021',
  'XX001',
  'ENOENT',
])('%s is a fault', (code) => expect(isTemporary(coded(code))).toBe(false))

test('other thrown values are faults, even a cause that refers to itself', () => {
  const round = new Error('x')
  round.cause = round
  for (const error of [null, undefined, 'x', new TypeError('x'), round])
    expect(isTemporary(error)).toBe(false)
})
