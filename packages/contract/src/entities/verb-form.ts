import * as z from 'zod'

const maxLength = 80

/** The form that a verb has in its sentence, with the names of docs/glossary.md. */
export const VerbForm = z.object({
  infinitive: z
    .string()
    .min(3)
    .max(maxLength)
    .describe('With a bar behind a part that comes loose: `op|bellen`.'),
  subject: z
    .string()
    .min(1)
    .max(maxLength)
    .nullable()
    .describe('Who or what does it, as it stands in the sentence; null where nobody is named.'),
  person: z
    .enum(['ik', 'jij', 'u', 'hij', 'wij'])
    .nullable()
    .describe(
      '`hij`: also zij, het and names; `wij`: also jullie and zij. Null where no form differs by person.',
    ),
  time: z
    .enum(['nu', 'toen', 'klaar', 'bijvoeglijk', 'gebod', 'infinitief'])
    .describe('`klaar`: the participle; `bijvoeglijk`: that participle before a noun; `gebod`: a command.'),
  inversion: z.boolean().optional().describe('True where jij or je stands behind the verb.'),
})
export type VerbForm = z.infer<typeof VerbForm>
