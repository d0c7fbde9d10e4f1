import { catalogue, spoken } from '../catalogue.ts'
import type { StoryScene } from './scene.ts'
import { beginningScene, scenesOfWorld1 } from './world-1.ts'
import { scenesOfWorld2 } from './world-2.ts'
import { scenesOfWorld3 } from './world-3.ts'
import { scenesOfWorld4 } from './world-4.ts'

export type * from './scene.ts'

/** The story in viewing order: letters blew out of the great book, and return step by step. */
export const storyScenes: readonly StoryScene[] = [
  beginningScene,
  ...scenesOfWorld1,
  ...scenesOfWorld2,
  ...scenesOfWorld3,
  ...scenesOfWorld4,
]

/** A short first scene for a new child. It has only the acts needed to understand the story. */
export const firstVisitScene: StoryScene = {
  ...beginningScene,
  acts: beginningScene.acts.filter(({ isInShort }) => isInShort === true),
}

export const storyTexts = catalogue({
  invitation: spoken('Of tik op het boek voor een verhaal!', { sober: 'Of open het boek voor een verhaal.' }),
  label: 'Verhaal',
  end: 'Hoe het verhaal eindigt',
  book: 'Het Grote Boek',
  openBook: spoken('Tik op een plaatje. Dan zie je het verhaal nog eens.', {
    sober: 'Kies een plaatje om een verhaal terug te zien.',
  }),
  emptyBook: spoken('Het boek is nog leeg. Oefen maar, dan komt er een verhaal.', {
    sober: 'Het boek is nog leeg. Als je oefent, komt er een verhaal in.',
  }),
})
