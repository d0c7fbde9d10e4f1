/** The chunk with React, which every page needs. */
export const reactChunkName = 'react'

const among = (...places: readonly string[]): RegExp =>
  new RegExp(places.map((place) => place.replaceAll('/', '[\\\\/]')).join('|'))

/**
 * Which modules travel together, first match first; what is in no group stays with the page that uses it. A module in
 * the wrong group costs bytes, never correctness: few chunks compress better and take fewer requests than many small
 * ones, and the login page must not wait for the game (performance.md, Loading).
 */
export const chunkGroups = [
  { name: 'start', tags: ['$initial' as const] },
  { name: reactChunkName, test: among('node_modules/(react|react-dom|scheduler)/') },
  {
    name: 'login-frame',
    minShareCount: 2,
    test: among(
      'ui/src/components/(button|motion|notifications|text-field)/',
      'ui/src/components/(Card|Glyph|JungleScreen|LeafSprig|join-classes)',
      'ui/src/scenes/(Scene|scene-layers|useParallax)',
      'ui/src/pictures/Logo',
      'game/src/app/shell/PageScreen',
    ),
  },
  { name: 'login', minShareCount: 2, test: among('game/src/features/login/') },
  // What stands round every page, and what most pages use.
  {
    name: 'game',
    test: among(
      'game/src/start/game',
      'game/src/app/(answer-queue|calm|data|menu|navigation|play|scoreboard|shell)/',
      'game/src/app/(difficulty|explain-failure|services|useServices)',
      'game/src/app/(reward/(Rewards|reward-queue)|report/(ReportButton|console-errors|report-data|shown-content))',
      'game/src/routes/(address-after|screens/StepBackLink)',
      // What is dragged comes with the pages that drag.
      'web/src/(?!drag/)',
      'contract/src/(limits|status)',
      'rules/src/steps/path',
      'ui/src/components/(coin-counter|dialog|slider|stars)/',
      'ui/src/components/(HiddenText|IconButton|Loading|SpeakerButton)',
      'ui/src/pictures/(Avatar|Buddy|buddy-urls|Icon|Picture)',
      'ui/src/sound/',
    ),
  },
  { name: 'shared', minShareCount: 2, test: among('node_modules/', 'game/src/(app/(?!help/)|routes/)') },
  { name: 'help', minShareCount: 2, test: among('game/src/app/help/') },
  // What every exercise needs; what some templates share comes with those.
  {
    name: 'exercise',
    minShareCount: 2,
    test: among(
      'exercises/src/(run|view-kit/(shell|runner|turn|feedback))/',
      'exercises/src/kit/(anchors|flow|judge|word-data)',
    ),
  },
  {
    name: 'typing',
    minShareCount: 2,
    test: among(
      'exercises/src/view-kit/(typing-field|word-card/WordCard)',
      'exercises/src/kit/(free|hidden|restricted)-',
    ),
  },
  {
    name: 'blocks',
    minShareCount: 2,
    test: among('exercises/src/view-kit/blocks/(Block[.]|WordBlocks|block-text)'),
  },
  {
    name: 'painting',
    minShareCount: 2,
    test: among(
      'exercises/src/view-kit/(blocks|palette)/',
      'exercises/src/kit/(colouring|painting)',
      'contract/src/palette',
    ),
  },
  { name: 'templates', minShareCount: 2, test: among('packages/exercises/') },
  { name: 'pieces', minShareCount: 2, test: among('packages/(ui|rules|web)/') },
]
