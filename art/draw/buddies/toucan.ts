import {
  inkColor,
  neckerchief,
  outlinedShape,
  flatShape,
  stroke,
  eyes,
  type Buddy,
  type Mood,
} from './style.ts'

const wings: Record<Mood, string> = {
  blij: outlinedShape(
    'M58 148q-26 20-22 58 22-6 36-30zM142 146q34-14 44-54 6 46-26 78-10 8-18 4z',
    '#333c63',
  ),
  denkt: outlinedShape(
    'M58 148q-26 20-22 58 22-6 36-30zM142 150q24 12 10-30 30 26 12 56-12 14-26 8z',
    '#333c63',
  ),
  juicht: outlinedShape('M60 150q-42-8-54-62 44 12 62 50zM140 150q42-8 54-62-44 12-62 50z', '#333c63'),
}

export const toucan: Buddy = {
  kind: 'toekan',
  backdrop: '#ffd98a',
  portrait: [116, 74, 0.98],
  body: (mood) =>
    outlinedShape('M84 206q-6 24-20 30h24l12-22 12 22h24q-14-6-20-30z', '#f5a623') +
    outlinedShape('M74 214l-22 22q24 4 34-14z', '#252c4a') +
    outlinedShape('M100 118q50 2 50 56 0 46-50 46t-50-46q0-54 50-56z', '#333c63') +
    flatShape('M100 132q34 4 34 42 0 32-34 32t-34-32q0-38 34-42z', '#ffe9a8') +
    flatShape('M100 186q24 0 32-6-4 26-32 26t-32-26q8 6 32 6z', '#f0784c', 0.75) +
    wings[mood] +
    neckerchief('#e2503e', '#b93a2c'),
  head: (mood) =>
    outlinedShape('M84 22q-12-20 4-18 4 4 6 10 4-14 16-8 4 6-4 16z', '#333c63') +
    outlinedShape('M92 18q50 0 54 56 0 54-54 54T38 74q4-56 54-56z', '#333c63') +
    flatShape('M54 48q8-20 30-22-16 10-20 30z', '#fff', 0.18) +
    outlinedShape('M96 44q36-6 40 32-2 34-40 32-30-4-30-32t30-32z', '#fff3d0', 4) +
    (mood === 'juicht'
      ? outlinedShape('M112 62q42-26 80 8 4 8-2 12-40-14-78 4z', '#f9a13a') +
        outlinedShape('M112 88q36-8 66 2 4 6-2 10-36 22-64 4z', '#f07f2f') +
        flatShape('M122 88q26-6 48 0-20 12-44 8z', '#7c1f2b')
      : outlinedShape('M110 60q46-26 84 14 4 26-10 34-22-12-74-8-10-20 0-40z', '#f9a13a') +
        stroke('M112 84q40-8 80 10', inkColor, 4)) +
    flatShape('M120 62q32-16 60 8-34-10-60 0z', '#ffe08a', 0.85) +
    flatShape('M184 72q10 6 9 18-2 12-9 17-8-4-12-5 10-16 4-34z', inkColor, 0.9) +
    eyes(mood, [86, 70], [86, 70], 15) +
    (mood === 'juicht' ? '' : stroke('M68 54q14-12 30-6', '#4fa0d8', 4)) +
    flatShape('M60 92a10 7 0 1 0 20 0a10 7 0 1 0-20 0z', '#ff8f7a', 0.55),
}
