import { hiddenWordFixture, type HiddenWordFixture } from '../../kit/typed-word.fixture.ts'
import { logic } from './logic.ts'

export const fixture: HiddenWordFixture = { ...hiddenWordFixture, logic }
