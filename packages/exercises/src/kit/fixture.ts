import type { Anchor, ExerciseDocument, TemplateName, Word } from '@letterliaan/contract'
import type { AnswerRejected, SpokenSound, SubmitPressed } from './flow.ts'
import type { Turn, TemplateLogic } from './template.ts'

/** How the conformance test plays a template, with its own events. `S`, `E`: state and events of the flow. */
export interface TemplateFixture<S = unknown, E = unknown> {
  readonly logic: TemplateLogic<TemplateName, unknown, S, E>
  /** Needed if `fixtureWords` lack data for this template. */
  readonly words?: readonly Word[]
  readonly anchors?: readonly Anchor[]
  readonly documents?: readonly ExerciseDocument[]
  /** Sounds at the start of a turn. The default is the word. */
  readonly heardFirst?: readonly SpokenSound[]
  /** Plays a right turn until just before its last `submit`. `wait` takes ms. */
  play(turn: Turn, send: (event: E | SubmitPressed) => void, wait: (ms: number) => void): void
  /** Makes a wrong move that is posted as an attempt; null if the template has none. */
  readonly slip: ((turn: Turn, send: (event: E | SubmitPressed) => void) => void) | null
  /** Makes a wrong answer that stays visible, if the help needs one. */
  mistake?(turn: Turn, send: (event: E | SubmitPressed | AnswerRejected) => void): void
  /** All kinds of events, also senseless ones. The flow must accept any event at any time. */
  readonly events: readonly E[]
  /** Returns `data` and whether it is right for the turn. */
  answers(turn: Turn): readonly (readonly [data: Readonly<Record<string, unknown>>, right: boolean])[]
}

const sounds = { audio_word: true, audio_structure: true, audio_sound_groups: true, audio_sentence: true }

export const wordFixture = (id: number, word: string, more: Partial<Word>): Word => ({
  id,
  word,
  difficulty: 2,
  structure: '',
  structure_audio_parts: '',
  sound_groups: word,
  read_letters: '',
  colors: [],
  sentence: `Dit is ${word}.`,
  plural_form: null,
  image: null,
  template: null,
  file_name: `w${id}`,
  audio_version: '1',
  audio_plural: false,
  ...sounds,
  ...more,
})

export const fixtureWords: readonly Word[] = [
  wordFixture(11, 'vis', {
    structure: 'M1,K1,M1',
    structure_audio_parts: 'm_v,k_i,m_s',
    read_letters: 'v,i,s',
    colors: ['lightblue', 'green', 'lightblue'],
  }),
  wordFixture(12, 'maan', {
    structure: 'M1,L2,M1',
    structure_audio_parts: 'm_m,l_aa,m_n',
    read_letters: 'm,aa,n',
    colors: ['lightblue', 'yellow', 'yellow', 'lightblue'],
    plural_form: 'manen',
    audio_plural: true,
  }),
  wordFixture(13, "foto's", {
    structure: 'M1,L1,M1,L1,H1,M1',
    structure_audio_parts: 'm_f,l_oo,m_t,l_oo,,m_s',
    read_letters: "f,o,t,o,',s",
    sound_groups: "fo,to's",
    colors: ['lightblue', 'yellow', 'lightblue', 'yellow', null, 'lightblue'],
  }),
]

export const wordsOfFixture = (fixture: Pick<TemplateFixture, 'words'>): readonly Word[] =>
  fixture.words ?? fixtureWords

export const longFixtureWords: readonly Word[] = [
  wordFixture(21, 'kikker', {
    structure: 'M1,K2,M2,D1,M1',
    structure_audio_parts: 'm_k,k_i,m_k,d_e,m_r',
    read_letters: 'k,i,kk,e,r',
    sound_groups: 'ki,kker',
    colors: ['lightblue', 'green', 'purple', 'purple', 'orange', 'lightblue'],
    image: 'frog',
  }),
  wordFixture(22, 'winkel', {
    structure: 'M1,K1,M2,D1,M1',
    structure_audio_parts: 'm_w,k_i,m_nk,d_e,m_l',
    read_letters: 'w,i,nk,e,l',
    sound_groups: 'win,kel',
    colors: ['lightblue', 'green', 'darkblue', 'darkblue', 'orange', 'lightblue'],
  }),
  wordFixture(23, "opa's", {
    structure: 'L1,M1,L1,H1,M1',
    structure_audio_parts: 'l_oo,m_p,l_aa,,m_s',
    read_letters: "o,p,a,',s",
    sound_groups: "o,pa's",
    colors: ['yellow', 'lightblue', 'yellow', 'black', 'lightblue'],
  }),
]
