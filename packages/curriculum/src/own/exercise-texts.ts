import type { OwnExercise, TemplateName } from '@letterliaan/contract'

interface ExerciseText {
  readonly name: string
  /** A child's sentence that says what to do. */
  readonly description: string
  readonly num_words: number
  /** What can be heard besides the word itself. */
  readonly sounds?: readonly ('structure' | 'sound_groups' | 'sentence')[]
}

/** How each template is offered for a recipe: what it is called, what the child does, how many words it asks. */
const texts: Readonly<Record<Exclude<TemplateName, 'Test'>, ExerciseText>> = {
  LeesLetters: {
    name: 'Lees de letters',
    description: 'Kijk naar de letters die één voor één komen en lees ze hardop.',
    num_words: 6,
  },
  KijkLuister: {
    name: 'Kijk en luister',
    description: 'Luister naar elke klank en kijk welke letters erbij horen.',
    num_words: 6,
    sounds: ['structure'],
  },
  KijkLees: {
    name: 'Kijk en lees',
    description: 'Lees het woord hardop, klankgroep voor klankgroep, en luister of het klopt.',
    num_words: 6,
  },
  LeesTyp: {
    name: 'Lees en typ',
    description: 'Lees het woord goed, want daarna verdwijnt het en typ je het zelf.',
    num_words: 8,
  },
  KiesKlank: {
    name: 'Kies de klank',
    description: 'Luister naar het woord en kies wat er in het gat hoort.',
    num_words: 8,
  },
  Klankgroepen: {
    name: 'Knip het woord',
    description: 'Knip het woord in klankgroepen en kies wat je aan het eind van elke klankgroep hoort.',
    num_words: 6,
    sounds: ['sound_groups'],
  },
  SorteerLeer: {
    name: 'Zoek het ankerwoord',
    description: 'Leg elk woord bij het ankerwoord met dezelfde regel.',
    num_words: 8,
  },
  Blokken: {
    name: 'Kleur de blokken',
    description: 'Luister naar het woord, geef elk blok de goede kleur en typ het woord.',
    num_words: 6,
  },
  SpeurKleur1: {
    name: 'Zoek de letters',
    description: 'Zoek in elk woord de letters die gevraagd worden en kleur ze.',
    num_words: 8,
  },
  SpeurKleur2: {
    name: 'Kleur alle letters',
    description: 'Kijk goed naar het woord en geef elke letter de goede kleur.',
    num_words: 6,
  },
  LetterBlokken: {
    name: 'Letterblokken',
    description: 'Luister naar het woord en typ in elk blok één letter.',
    num_words: 8,
  },
  TypKlankgroepen1: {
    name: 'Typ per klankgroep',
    description: 'Luister naar de klankgroepen en typ ze één voor één.',
    num_words: 8,
    sounds: ['sound_groups'],
  },
  TypKlankgroepen2: {
    name: 'Knip en typ',
    description: 'Typ de klankgroepen met een spatie ertussen en typ daarna het hele woord.',
    num_words: 6,
  },
  LuisterTyp: {
    name: 'Luister en typ',
    description: 'Luister naar het woord en typ het.',
    num_words: 10,
    sounds: ['sentence'],
  },
  TypHints: {
    name: 'Typ met hulp',
    description: 'Typ het woord dat je hoort; lukt het niet, dan krijg je steeds meer hulp.',
    num_words: 8,
    sounds: ['sentence'],
  },
  Zinnen1: {
    name: 'Maak een zin',
    description: 'Bedenk bij elk woord een zin en schrijf die op.',
    num_words: 6,
  },
  Zinnen2: {
    name: 'Schrijf de zin',
    description: 'Luister naar de zin en schrijf hem helemaal op.',
    num_words: 6,
    sounds: ['sentence'],
  },
  Verhaal: {
    name: 'Schrijf een verhaal',
    description: 'Kies twee woorden en schrijf een verhaal waarin je ze allebei gebruikt.',
    num_words: 10,
  },
  OefenDictee: {
    name: 'Oefendictee',
    description: 'Luister naar het woord en de zin en typ het woord; je krijgt twee kansen.',
    num_words: 10,
    sounds: ['sentence'],
  },
  StapDictee: {
    name: 'Stapdictee',
    description: 'Luister naar het woord en de zin en typ het woord; aan het eind zie je hoe het ging.',
    num_words: 10,
    sounds: ['sentence'],
  },
  Werkboek: {
    name: 'Werkboek',
    description: 'Download het werkboek van deze stap, print het en maak het op papier.',
    num_words: 10,
  },
}

export type RecipeTemplate = keyof typeof texts

/** The templates that a recipe can have: a Test belongs to the test route. */
export const recipeTemplates = Object.keys(texts) as readonly RecipeTemplate[]

/** An exercise of a template as a recipe begins with it. */
export function exerciseOf(template: RecipeTemplate): OwnExercise {
  const { name, description, num_words, sounds = [] } = texts[template]
  return {
    template,
    name,
    description,
    num_words,
    use_audio_word: template !== 'Werkboek',
    use_audio_structure: sounds.includes('structure'),
    use_audio_sound_groups: sounds.includes('sound_groups'),
    use_audio_plural: false,
    use_audio_sentence: sounds.includes('sentence'),
    repeat_exercise_after_complete: false,
  }
}
