import { passwordLimits, schoolRegions } from '@letterliaan/contract/limits'
import * as z from 'zod'

const { min } = passwordLimits

/** The page shows each error at its field. */
export const AdministratorForm = z.object({
  kind: z.enum(['school', 'bestuur'], { error: 'Kies één school, of een bestuur met scholen.' }),
  region: z.enum(schoolRegions, { error: 'Kies Nederland of Vlaanderen.' }),
  organisation: z
    .string()
    .trim()
    .min(1, 'Vul de naam van de organisatie in.')
    .max(100, 'Deze naam is te lang.'),
  name: z.string().trim().min(1, 'Vul uw naam in.').max(100, 'Deze naam is te lang.'),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, 'Dit adres is te lang.')
    .pipe(z.email('Vul een geldig e-mailadres in.')),
  password: z
    .string()
    .min(min, `Kies een wachtwoord van ten minste ${min} tekens.`)
    .max(passwordLimits.max, 'Dit wachtwoord is te lang.'),
})
export type AdministratorForm = z.infer<typeof AdministratorForm>

export interface ReadForm {
  readonly form: AdministratorForm | null
  readonly typed: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

export function parseAdministratorForm(body: unknown): ReadForm {
  const sent = Object.entries(typeof body === 'object' && body !== null ? body : {})
  const texts = Object.fromEntries(
    sent.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const { password: _, token: __, ...typed } = texts
  const fields = {
    kind: 'school',
    region: 'nederland',
    organisation: '',
    name: '',
    email: '',
    password: '',
    ...texts,
  }
  const result = AdministratorForm.safeParse(fields)
  if (result.success) return { form: result.data, typed, errors: {} }
  const errors = result.error.issues.map(({ path, message }) => [path.join('.'), message] as const)
  return { form: null, typed, errors: Object.fromEntries(errors.toReversed()) }
}
