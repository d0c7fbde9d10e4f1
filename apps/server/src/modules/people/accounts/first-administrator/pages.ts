import type { AdministratorForm } from './form.ts'
import { passwordLimits } from '@letterliaan/contract/limits'
import { firstAdministratorPath } from './link.ts'

export const stylePath = `${firstAdministratorPath}/stijl.css`

/** Makes a path relative to this page, because a proxy may serve the page below another path. */
const beside = (path: string): string => path.slice(1)

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const page = (title: string, body: string): string => `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Letterliaan</title>
<link rel="stylesheet" href="${beside(stylePath)}">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`

interface Field {
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'email' | 'password'
  readonly autocomplete: string
  readonly help?: string
}

interface Choice {
  readonly name: string
  readonly legend: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly help: string }[]
}

const kindChoice: Choice = {
  name: 'kind',
  legend: 'Voor wie is deze Letterliaan?',
  options: [
    { value: 'school', label: 'Eén school, praktijk of gezin', help: 'U ziet en beheert de kinderen zelf.' },
    {
      value: 'bestuur',
      label: 'Een bestuur met scholen',
      help: 'U maakt scholen en ziet aantallen. Kinderen ziet u niet: elke school krijgt een eigen beheerder.',
    },
  ],
}

const regionChoice: Choice = {
  name: 'region',
  legend: 'Waar is dat?',
  options: [
    { value: 'nederland', label: 'In Nederland', help: 'Met groep 3 tot en met 8.' },
    {
      value: 'vlaanderen',
      label: 'In Vlaanderen',
      help: 'Met het 1ste tot en met het 6de leerjaar, en Vlaamse woorden.',
    },
  ],
}

const formFields: readonly Field[] = [
  {
    name: 'organisation',
    label: 'Naam van de organisatie',
    type: 'text',
    autocomplete: 'organization',
    help: 'Van uw school, praktijk, gezin of bestuur.',
  },
  { name: 'name', label: 'Uw naam', type: 'text', autocomplete: 'name' },
  {
    name: 'email',
    label: 'E-mailadres',
    type: 'email',
    autocomplete: 'username',
    help: 'Hiermee logt u in.',
  },
  {
    name: 'password',
    label: 'Wachtwoord',
    type: 'password',
    autocomplete: 'new-password',
    help: `Ten minste ${passwordLimits.min} tekens.`,
  },
]

type Texts = Readonly<Record<string, string>>

export function writeFormPage(token: string, typed: Texts, errors: Texts): string {
  const wrong = [kindChoice, regionChoice, ...formFields].filter(({ name }) => name in errors)
  const summary =
    wrong.length === 0
      ? ''
      : `<div class="errors" role="alert"><p>Nog niet alles is goed ingevuld:</p><ul>${wrong
          .map(({ name }) => `<li><a href="#${name}">${escapeHtml(errors[name] ?? '')}</a></li>`)
          .join('')}</ul></div>`
  return page(
    'Eerste beheerder',
    `<p>Letterliaan is nog leeg. Maak hier uw school of bestuur, en uw eigen account. Deze pagina werkt één keer.</p>
${summary}
<form method="post" action="${beside(firstAdministratorPath)}" novalidate>
<input type="hidden" name="token" value="${escapeHtml(token)}">
${choiceField(kindChoice, typed, errors)}
${choiceField(regionChoice, typed, errors)}
${formFields.map((field) => fieldOf(field, typed, errors)).join('\n')}
<button type="submit">Maak het account</button>
</form>`,
  )
}

/** Renders a choice with the first option selected. The first option's id is the name, so that errors link to it. */
function choiceField({ name, legend, options }: Choice, typed: Texts, { [name]: error }: Texts): string {
  const chosen = typed[name] ?? options[0]?.value
  const fields = options.map(
    ({ value, label, help }, at) => `<div class="kind">
<input type="radio" id="${at === 0 ? name : value}" name="${name}" value="${value}"${chosen === value ? ' checked' : ''} aria-describedby="${value}-help">
<label for="${at === 0 ? name : value}">${label}</label>
<span id="${value}-help" class="help">${help}</span>
</div>`,
  )
  return `<fieldset class="field">
<legend>${legend}</legend>
${fields.join('\n')}
${error ? `<span class="error">${escapeHtml(error)}</span>` : ''}
</fieldset>`
}

function fieldOf({ name, label, type, autocomplete, help }: Field, typed: Texts, errors: Texts): string {
  const error = errors[name]
  const notes = [help && `${name}-help`, error && `${name}-error`].filter(Boolean).join(' ')
  return `<p class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required value="${escapeHtml(typed[name] ?? '')}"${
    notes && ` aria-describedby="${notes}"`
  }${error ? ' aria-invalid="true"' : ''}>
${help ? `<span id="${name}-help" class="help">${help}</span>` : ''}
${error ? `<span id="${name}-error" class="error">${escapeHtml(error)}</span>` : ''}
</p>`
}

/** The login address follows `#`, which browsers send to no server. */
export const writeDonePage = ({ kind, organisation, name, email }: AdministratorForm): string =>
  page(
    kind === 'bestuur' ? 'Het bestuur is gemaakt' : 'De beheerder is gemaakt',
    `<dl>
<dt>${kind === 'bestuur' ? 'Bestuur' : 'Organisatie'}</dt><dd>${escapeHtml(organisation)}</dd>
<dt>${kind === 'bestuur' ? 'Lid van het bestuur' : 'Beheerder'}</dt><dd>${escapeHtml(name)}</dd>
<dt>Inloggen met</dt><dd>${escapeHtml(email)}</dd>
</dl>
<p>Bewaar uw wachtwoord goed. Deze link werkt nu niet meer.</p>
<p><a class="on" href="begeleider#e-mailadres=${encodeURIComponent(email)}">Verder naar Letterliaan voor begeleiders</a></p>`,
  )

export const writeUsedPage = (): string =>
  page(
    'Deze link werkt niet meer',
    '<p>De link is al gebruikt of vervangen. Is er nog geen beheerder? Start de server dan opnieuw: hij geeft een nieuwe link.</p>',
  )

export const styleSheet = `:root { color-scheme: light; font: 1.125rem/1.6 system-ui, sans-serif; background: #eef5e6; color: #1d2b1a; }
body { margin: 0; padding: 1.5rem; }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 2rem 2rem; background: #fff; border-radius: 1rem; }
h1 { margin: 0 0 .5rem; font-size: 1.6rem; line-height: 1.2; color: #24561f; }
.field { margin: 1.25rem 0 0; display: grid; gap: .25rem; }
label, legend, dt { font-weight: 600; }
fieldset { margin: 0; padding: 0; border: 0; }
.kind { display: grid; grid-template-columns: auto 1fr; gap: 0 .75rem; align-items: center; }
.kind .help { grid-column: 2; }
input[type=radio] { width: 1.5rem; height: 1.5rem; accent-color: #24561f; }
dd { margin: 0 0 .75rem; }
input { font: inherit; padding: .6rem .75rem; border: 2px solid #5f7a55; border-radius: .5rem; }
input[aria-invalid] { border-color: #b3261e; }
.help { color: #4a5a45; font-size: 1rem; }
.error, .errors { color: #8c1d18; }
.errors { margin-top: 1rem; padding: .75rem 1rem; border: 2px solid #b3261e; border-radius: .5rem; }
.errors p, .errors ul { margin: 0; }
.errors a { color: inherit; }
:is(button, .on) { display: inline-block; margin-top: 1.75rem; padding: .75rem 1.5rem; font: inherit; font-weight: 600; color: #fff; background: #24561f; border: 0; border-radius: .5rem; text-decoration: none; cursor: pointer; }
:is(input, button, a):focus-visible { outline: 3px solid #e8a317; outline-offset: 2px; }
`
