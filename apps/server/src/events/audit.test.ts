import { expect, test } from 'vitest'
import { readAudit } from './audit.ts'

test.each(['geen JSON', '{}', '{"before":"4","after":6}', '[]', 'null'])(
  'a row whose details are %j is not read as an event',
  (detail) => {
    expect(readAudit({ action: 'level_changed', detail })).toBeNull()
    expect(readAudit({ action: 'from_another_version', detail })).toBeNull()
  },
)
