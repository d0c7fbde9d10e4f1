import { joinWithGaps } from '../audio/join.ts'
import { speechLevelDb } from '../audio/level.ts'
import { chooseSoundLevelDb } from '../embedded/parts.ts'
import type { EmphasisedWord } from '../embedded/sentence.ts'
import type { SpeakingProgram } from '../embedded/synthesiser.ts'
import {
  shapeUtterance,
  createKlankgroepUtterances,
  createSoundUtterance,
  createSentenceUtterance,
  createTextUtterance,
  createWordUtterance,
  type Utterance,
} from '../embedded/utterance.ts'
import type { AudioFinisher } from '../finishing/finisher.ts'
import type { SayRequest, SoundGroup } from '../request.ts'
import type { Voice } from './voice.ts'
import { pronounceSplit } from '../embedded/pronounce-split.ts'

/** Raise this number if the same utterance sounds different, so that sounds are made again. */
const renderingVersion = 3

const groupGapMs = 450

/** Creates the voice that is always available and can say everything: espeak-ng with our own phonemes. */
export function createEmbeddedVoice(synthesiser: SpeakingProgram, finisher: AudioFinisher): Voice {
  return {
    async plan(request) {
      const utterances = utterancesOf(request)
      const levelDb = 'sound' in request ? chooseSoundLevelDb(request.sound) : speechLevelDb
      if (utterances.length === 0) return undefined
      return {
        voice: 'synthetic',
        fingerprint: JSON.stringify(['espeak-ng', renderingVersion, groupGapMs, levelDb, utterances]),
        async render() {
          const clips = utterances.map(async (utterance) => {
            const spoken = await synthesiser.speak(utterance.question)
            return finisher.normalise(shapeUtterance(spoken, utterance), levelDb, utterance.pitch)
          })
          return joinWithGaps(await Promise.all(clips), groupGapMs)
        },
      }
    },
  }
}

function utterancesOf(request: SayRequest): Utterance[] {
  switch (request.type) {
    case 'word':
    case 'plural':
      return [createWordUtterance(groupsOf(request.text, request.groups))]
    case 'sound_groups':
      return createKlankgroepUtterances(askedGroups(request))
    case 'sentence':
      return [createSentenceUtterance(request.text, practisedWord(request))]
    case 'text':
      return [createTextUtterance(request.text, request.tone)]
    case 'part':
    case 'parts':
      return [createSoundUtterance(request.sound)]
    case 'structure':
      return []
  }
}

function practisedWord({
  word,
  groups,
}: Extract<SayRequest, { type: 'sentence' }>): EmphasisedWord | undefined {
  return word === undefined ? undefined : { word, groups: groupsOf(word, groups) }
}

function askedGroups({ text, groups, group }: Extract<SayRequest, { type: 'sound_groups' }>) {
  const all = groupsOf(text, groups)
  return group === undefined ? all : all.slice(group - 1, group)
}

function groupsOf(word: string, groups: readonly SoundGroup[] | undefined): readonly SoundGroup[] {
  return groups ?? pronounceSplit(word).groups
}
