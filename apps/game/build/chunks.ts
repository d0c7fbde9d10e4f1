/** The chunk with React and its start code, which every page needs. */
export const reactChunkName = 'react'

const among = (...places: readonly string[]): RegExp =>
  new RegExp(places.map((place) => place.replaceAll('/', '[\\\\/]')).join('|'))

/**
 * Groups of modules that share a chunk. The first match is used. A wrong group only costs bytes.
 * Few chunks compress better, and the login page must not wait for the game (performance.md, Loading).
 * Modules of several pages come first, because a group also contains what its modules import (ADR 16).
 */
export const chunkGroups = [
  { name: 'start', tags: ['$initial' as const] },
  {
    name: reactChunkName,
    test: among(
      'node_modules/(react|react-dom|scheduler)/',
      'game/src/start/early-root',
      'game/src/app/first-screen/FirstScreenRemover',
    ),
  },
  {
    name: 'login-frame',
    minShareCount: 2,
    test: among(
      'ui/src/components/(button|motion|notifications|text-field)/',
      'ui/src/components/(Card|Glyph|HiddenText|IconButton|JungleScreen|LeafSprig|SpeakerButton|join-classes)',
      'ui/src/scenes/(Scene|scene-layers)',
      'ui/src/pictures/(Logo|Picture|picture-files)',
      'game/src/app/shell/PageScreen',
      'texts/src/(catalogue|fill|screens/(common|pages|ui))',
    ),
  },
  {
    name: 'login',
    test: among(
      'game/src/start/(login|LoginView)',
      'game/src/routes/login-meta',
      'game/src/features/login/(LoginScreen|login-errors)',
      'ui/src/pictures/LoginMethodPicture',
      'texts/src/screens/login',
    ),
  },
  // The login page deletes this data at the start and at logout, without loading the game.
  {
    name: 'device',
    test: among('game/src/app/(offline/device-database|answer-queue/unstored-calls)'),
  },
  // Layout of every page, and code that most pages use.
  {
    name: 'game',
    test: among(
      'game/src/start/game',
      'game/src/app/offline/(offline[.]|useStoreOpenStep|device-|encryption|secure-browser)',
      'game/src/app/(answer-queue|buddy|calm|data|navigation|play|scoreboard)/',
      // Loads a dialog when the page is idle.
      'game/src/app/(menu/(?!PauseWindow|LogoutQuestion)|shell/(?!OverruledNote))',
      'game/src/app/first-screen/',
      'game/src/app/(difficulty|explain-failure|services|stored-lists|useServices)',
      'game/src/app/(reward/(Rewards|reward-queue)|report/(ReportButton|console-errors|shown-content))',
      'game/src/routes/(address-after|screens/useNextThing)',
      // The live channel and drag code are loaded later.
      'web/src/(?!live/|useDrag|store/memory-storage)',
      'contract/src/(limits|status)',
      'texts/src/(spoken-line|compute-text-key|screens/(shell|scoreboard))',
      'rules/src/(run/|steps/(path|next-thing|mastery)|words/same-word)',
      'ui/src/components/celebration/(?!GreatBurst)',
      'ui/src/components/(coin-counter|dialog|progress-bar|slider|special-keys|stars)/',
      'ui/src/components/(Loading|SelectField|SpeechBubble)',
      'ui/src/pictures/(Avatar|Buddy|buddy-urls|Icon|marker-state|StepMarker)',
      'ui/src/sound/(?!stretch|breath)',
      'ui/src/spoken/',
    ),
  },
  // Code shared by map, overview, lesson and treehouse.
  {
    name: 'places',
    minShareCount: 2,
    test: among(
      'game/src/app/(help/|AnchorSlider)',
      'game/src/features/measure/',
      'game/src/routes/screens/(MeasureNotice|useRecordVisit)',
      'ui/src/components/FlipCard',
    ),
  },
  // Code of logins by code or card. Other logins load it with the game.
  { name: 'login-by-code', minShareCount: 2, test: among('game/src/features/login/') },
  // Badges and their wordings, used by their own pages, the shop and rewards.
  { name: 'badges', minShareCount: 2, test: among('game/src/app/badges/', 'texts/src/screens/badges') },
  {
    name: 'shared',
    minShareCount: 2,
    test: among('node_modules/', 'game/src/(app/(?!offline/|story/|daily/)|routes/)'),
  },
  // Shows how a dictated sentence was written. Used by only one exercise.
  {
    name: 'sentences',
    test: among(
      'rules/src/sentence/',
      'exercises/src/kit/dictated-sentence',
      'texts/src/screens/dictated-sentence',
    ),
  },
  // Names of workplaces, used by exercises and the map.
  {
    name: 'choose-workplace',
    minShareCount: 2,
    test: among('exercises/src/view-kit/shell/choose-workplace'),
  },
  // Code of every exercise and small templates, which import code that other templates share.
  {
    name: 'exercise',
    test: among(
      'exercises/src/run/(?!toets-run|predict-reset|together-run|lines)',
      'exercises/src/view-kit/shell/(?!Toets|toets|endings|MissedWords|DictatedSentences|StepTestOutro|Outro|Results|Writings|AnsweredWord|how-far|nearly-passed)',
      'exercises/src/view-kit/(runner|turn|typing-field)/',
      'exercises/src/view-kit/feedback/(?!TooEarly)',
      'exercises/src/view-kit/word-card/WordCard',
      'exercises/src/kit/(anchors|flow|judge|word-data|(free|hidden|restricted)-)',
      'exercises/src/templates/(LeesTyp|LuisterTyp|OefenDictee|StapDictee|Test)/',
      'game/src/features/exercise/(?!useToetsPorts)',
      'rules/src/steps/together',
      'contract/src/games',
      'texts/src/screens/(exercise|help)',
      'game/src/routes/screens/ExercisePage',
    ),
  },
  {
    name: 'blocks',
    minShareCount: 2,
    test: among('exercises/src/view-kit/blocks/(Block[.]|WordBlocks)'),
  },
  {
    name: 'painting',
    minShareCount: 2,
    test: among(
      'exercises/src/view-kit/(blocks|palette)/',
      'exercises/src/kit/(colouring|painting)',
      'contract/src/palette',
      'texts/src/screens/colours',
    ),
  },
  // Loaded after the first page or if the network fails. Code that each answer needs is in the game chunk.
  {
    name: 'offline',
    test: among(
      'game/src/app/offline/(response-store|response-cache|latest-runs|paths|predict-step|stored-responses|new-version|start-worker)',
    ),
  },
  { name: 'templates', minShareCount: 2, test: among('packages/exercises/') },
  {
    name: 'pieces',
    minShareCount: 2,
    test: among(
      'packages/(rules|web)/',
      'packages/texts/src/(?!story|buddies|daily|screens/lesson)',
      'packages/ui/src/(?!pictures/StoryDrawing|pictures/DailyDrawing|pictures/DoneThing|components/film)',
    ),
  },
  // Loaded on demand by the map, the cave and the book shelf.
  {
    name: 'story',
    minShareCount: 2,
    test: among(
      'texts/src/story',
      'ui/src/(pictures/StoryDrawing|components/film)',
      'game/src/app/story/(?!useStoryOffer|LazyStory|first-walk-key)',
    ),
  },
  // The daily surprise of map and treehouse, loaded after the page.
  { name: 'daily', minShareCount: 2, test: among('texts/src/daily', 'game/src/app/daily/daily-query') },
]
