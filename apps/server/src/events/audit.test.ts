import { expect, test } from 'vitest'
import { readAudit } from './audit.ts'

test.each(['geen JSON', '{}', '{"before":"4","after":6}', '[]', 'null'])(
  'a row with details %j is no event',
  (detail) => {
    expect(readAudit({ action: 'level_changed', detail })).toBeNull()
    expect(readAudit({ action: 'from_another_version', detail })).toBeNull()
  },
)
