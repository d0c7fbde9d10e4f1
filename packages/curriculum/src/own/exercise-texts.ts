import type { OwnExercise } from '@letterliaan/contract'
import { exerciseNames, type RecipeTemplate } from '@letterliaan/contract/exercise-names'

export type { RecipeTemplate }

interface ExerciseText {
  /** A child's sentence that says what to do. */
  readonly description: string
  readonly num_words: number
  /** What can be heard besides the word itself. */
  readonly sounds?: readonly ('structure' | 'sound_groups' | 'sentence')[]
}

/** How each template is offered for a recipe: what the child does, how many words it asks. */
const texts: Readonly<Record<RecipeTemplate, ExerciseText>> = {
  LeesLetters: {
    description: 'Kijk naar de letters die één voor één komen en lees ze hardop.',
    num_words: 6,
  },
  KijkLuister: {
    description: 'Luister naar elke klank en kijk welke letters erbij horen.',
    num_words: 6,
    sounds: ['structure'],
  },
  KijkLees: {
    description: 'Lees het woord hardop, klankgroep voor klankgroep, en luister of het klopt.',
    num_words: 6,
  },
  LeesTyp: {
    description: 'Lees het woord goed, want daarna verdwijnt het en typ je het zelf.',
    num_words: 8,
  },
  KiesKlank: {
    description: 'Luister naar het woord en kies wat er in het gat hoort.',
    num_words: 8,
  },
  Klankgroepen: {
    description: 'Knip het woord in klankgroepen en kies wat je aan het eind van elke klankgroep hoort.',
    num_words: 6,
    sounds: ['sound_groups'],
  },
  SorteerLeer: {
    description: 'Leg elk woord bij het ankerwoord met dezelfde regel.',
    num_words: 8,
  },
  Blokken: {
    description: 'Luister naar het woord, geef elk blok de goede kleur en typ het woord.',
    num_words: 6,
  },
  SpeurKleur1: {
    description: 'Zoek in elk woord de letters die gevraagd worden en kleur ze.',
    num_words: 8,
  },
  SpeurKleur2: {
    description: 'Kijk goed naar het woord en geef elke letter de goede kleur.',
    num_words: 6,
  },
  LetterBlokken: {
    description: 'Luister naar het woord en typ in elk blok één letter.',
    num_words: 8,
  },
  TypKlankgroepen1: {
    description: 'Luister naar de klankgroepen en typ ze één voor één.',
    num_words: 8,
    sounds: ['sound_groups'],
  },
  TypKlankgroepen2: {
    description: 'Typ de klankgroepen met een spatie ertussen en typ daarna het hele woord.',
    num_words: 6,
  },
  LuisterTyp: {
    description: 'Luister naar het woord en typ het.',
    num_words: 10,
    sounds: ['sentence'],
  },
  TypHints: {
    description: 'Typ het woord dat je hoort; lukt het niet, dan krijg je steeds meer hulp.',
    num_words: 8,
    sounds: ['sentence'],
  },
  Zinnen1: {
    description: 'Bedenk bij elk woord een zin en schrijf die op.',
    num_words: 6,
  },
  Zinnen2: {
    description: 'Luister naar de zin en schrijf hem helemaal op.',
    num_words: 6,
    sounds: ['sentence'],
  },
  Verhaal: {
    description: 'Kies twee woorden en schrijf een verhaal waarin je ze allebei gebruikt.',
    num_words: 10,
  },
  OefenDictee: {
    description: 'Luister naar het woord en de zin en typ het woord; je krijgt twee kansen.',
    num_words: 10,
    sounds: ['sentence'],
  },
  StapDictee: {
    description: 'Luister naar het woord en de zin en typ het woord; aan het eind zie je hoe het ging.',
    num_words: 10,
    sounds: ['sentence'],
  },
  Werkboek: {
    description: 'Download het werkboek van deze stap, print het en maak het op papier.',
    num_words: 10,
  },
}

/** The templates that a recipe can have: a Test belongs to the test route. */
export const recipeTemplates = Object.keys(texts) as readonly RecipeTemplate[]

/** An exercise of a template as a recipe begins with it. */
export function exerciseOf(template: RecipeTemplate): OwnExercise {
  const { description, num_words, sounds = [] } = texts[template]
  return {
    template,
    name: exerciseNames[template],
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
