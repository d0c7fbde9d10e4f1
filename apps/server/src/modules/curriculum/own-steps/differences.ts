import type { OwnStepBody, OwnStepField, OwnStepOriginal } from '@letterliaan/contract'
import { encodeJson } from '../../../db/json.ts'

const fields: readonly OwnStepField[] = [
  'label',
  'rule',
  'description',
  'hint',
  'tip',
  'anchors',
  'words',
  'recipe',
]

/** `before`: the product's step when the copy was made or last brought up to date. */
export function differencesOf(
  own: OwnStepBody,
  before: OwnStepBody,
  now: OwnStepBody,
): OwnStepOriginal['differences'] {
  const isSame = (a: OwnStepBody, b: OwnStepBody, field: OwnStepField): boolean =>
    encodeJson(a[field]) === encodeJson(b[field])
  return fields
    .filter((field) => !isSame(own, now, field))
    .map((field) => ({ field, is_new: !isSame(before, now, field) }))
}
