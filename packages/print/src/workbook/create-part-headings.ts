import type { PartHeading } from './part.ts'
import type { WorkbookPlan } from './plan.ts'

export interface PartHeadings {
  readonly read: PartHeading
  readonly color: PartHeading
  readonly cut: PartHeading
  readonly write: PartHeading
  readonly fillIn: PartHeading | null
  readonly ownSentences: PartHeading
}

export function createPartHeadings({ cuts, gaps }: WorkbookPlan): PartHeadings {
  const fills = gaps.length > 0
  return {
    read: {
      number: 1,
      title: 'Lees de woorden',
      instruction: 'Lees elk woord drie keer hardop. Kleur na elke keer een rondje.',
    },
    color: {
      number: 2,
      title: 'Kleur de letters',
      instruction: 'Kleur elke letter, of schrijf de letter van de klank eronder.',
    },
    cut: {
      number: 3,
      title: cuts.of === 'klankgroepen' ? 'Knip in klankgroepen' : 'Hak in klanken',
      instruction: `Zet strepen tussen de ${cuts.of}. Schrijf ze daarna op de lijn.`,
    },
    write: {
      number: 4,
      title: 'Schrijf de woorden',
      instruction: 'Kijk goed naar het woord. Schrijf het dan drie keer.',
    },
    fillIn: fills
      ? {
          number: 5,
          title: 'Vul het woord in',
          instruction: 'Kies het goede woord en schrijf het op de lijn.',
        }
      : null,
    ownSentences: {
      number: fills ? 6 : 5,
      title: 'Schrijf zelf zinnen',
      instruction: 'Kies drie woorden uit dit werkboek. Schrijf bij elk woord een zin.',
    },
  }
}
