import { dictatedWordFixture, type DictatedWordFixture } from '../../kit/typed-word.fixture.ts'
import { logic } from './logic.ts'

export const fixture: DictatedWordFixture = { ...dictatedWordFixture, logic }
