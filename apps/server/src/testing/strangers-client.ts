/** The client imports nothing of ours, as if a stranger wrote it from the API's documentation alone (STOP-7). */
export interface ApiDocumentation {
  readonly templates: readonly string[]
  /** Fields of `data` for each template, such as 'colors, answer'. */
  readonly fields: ReadonlyMap<string, string>
  /** Documented calls, such as 'PUT /api/v1/exercise/{id}'. */
  readonly calls: ReadonlySet<string>
}

interface Word {
  readonly word: string
  readonly sound_groups: string
  readonly structure: string
  readonly rules?: readonly string[]
  readonly read_letters: string
  readonly sentence: string
}
interface Run {
  readonly current_word: string | null
  readonly is_complete: boolean
  readonly words: readonly Word[]
  readonly expected_input: string
  readonly documents: readonly { readonly url: string }[]
  readonly exercise_data: {
    readonly template: string
    readonly colors: readonly (string | null)[]
    readonly anchors: readonly { readonly id: number; readonly name: string }[]
    readonly choices?: readonly string[]
    readonly gap?: number
  }
}
interface Step {
  readonly id: number
  readonly status: number
  readonly can_start_test: boolean
  readonly test_id: number | null
  readonly exercises: readonly {
    readonly id: number
    readonly exercise_type: { readonly template: string }
  }[]
}
interface Toets {
  readonly is_complete: boolean
  readonly current_step: number
  readonly current_word: string
}
type Data = Readonly<Record<string, unknown>>

export async function readDocumentation(url: string): Promise<ApiDocumentation> {
  /* oxlint-disable typescript/no-explicit-any, typescript/no-unsafe-type-assertion -- a stranger has no types */
  const { paths } = (await (await fetch(`${url}/api/docs/json`)).json()) as { paths: Record<string, any> }
  const { get, put } = paths['/api/v1/exercise/{id}']
  const schemaOf = ({ content }: any) => content['application/json'].schema.properties
  const table = String(schemaOf(put.requestBody).data.description)
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  return {
    templates: schemaOf(get.responses[200]).exercise_type.properties.template.enum,
    fields: new Map(
      [...table.matchAll(/^\| (\w+) \| `\{ ?(.*?) ?\}`/gm)].map(([, name = '', fields = '']) => [
        name,
        fields,
      ]),
    ),
    calls: new Set(calls),
  }
}

const list = (text: string): string[] => (text === '' ? [] : text.split(','))

function cutWord({ sound_groups, read_letters, structure }: Word): Data {
  const codes = list(structure)
  let end = 0
  const ends = list(sound_groups).map((group) => (end += group.length))
  let at = 0
  const graphemes = list(read_letters).map((letters, index) => {
    const from = at
    at += letters.length
    return { from, to: at, kind: codes[index]?.[0] ?? '' }
  })
  const kinds = ends.map((to, group) => {
    const from = ends[group - 1] ?? 0
    const heard = graphemes.filter(
      (grapheme) => grapheme.to > from && grapheme.from < to && 'KLTMD'.includes(grapheme.kind),
    )
    return heard.at(-1)?.kind
  })
  return { cuts: ends.slice(0, -1), kinds }
}

function answerTo(run: Run): Data {
  const { template, colors, anchors, choices = [], gap = 0 } = run.exercise_data
  const word = run.words.find((each) => each.word === run.current_word)
  if (!word) throw new Error('No word has its turn.')
  const answer = word.word
  const groups = list(word.sound_groups)
  switch (template) {
    case 'LeesLetters':
    case 'KijkLuister':
    case 'KijkLees':
      return {}
    case 'KiesKlank':
      return { choice: choices.find((choice) => choice === list(word.read_letters)[gap]), at: gap }
    case 'Klankgroepen':
      return cutWord(word)
    case 'SorteerLeer':
      return {
        anchor: anchors.find(({ id, name }) => choices.includes(String(id)) && name === run.expected_input)
          ?.id,
      }
    case 'Blokken':
      return { colors, answer }
    case 'SpeurKleur1':
    case 'SpeurKleur2':
      return { colors }
    case 'TypKlankgroepen1':
      return { groups }
    case 'TypKlankgroepen2':
      return { groups, answer }
    case 'Zinnen1':
      return { answer: `Ik schrijf ${answer}.` }
    case 'Zinnen2':
    case 'ZinDictee':
      return { answer: word.sentence }
    case 'Foutenjager': {
      const words = word.sentence.split(/[^\p{L}\p{M}'-]+/u)
      return { answer, at: words.findIndex((each) => each.toLowerCase() === answer.toLowerCase()) }
    }
    case 'StappenPlan': {
      const rules = choices.filter((choice) => word.rules?.includes(choice))
      return { answer, rules: rules.length === 0 ? ['hoor'] : rules }
    }
    case 'Verhaal': {
      const other = run.words.find((each) => each.word !== answer)?.word ?? ''
      return { words: [answer, other], answer: `Dit is ${answer} en dat is ${other}.` }
    }
    case 'Werkboek':
      return { downloaded: true }
    default:
      return { answer }
  }
}

export class StrangersClient {
  readonly #url: string
  readonly #docs: ApiDocumentation
  #token = ''

  constructor(url: string, docs: ApiDocumentation) {
    this.#url = url
    this.#docs = docs
  }

  /** `path`: as documented, including the placeholder of the id. */
  async #call<T>(method: string, path: string, id: number | null, body?: Data): Promise<T> {
    if (!this.#docs.calls.has(`${method} ${path}`)) throw new Error(`${method} ${path} is not documented.`)
    const response = await fetch(this.#url + path.replace('{id}', String(id)), {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const reply: unknown = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(reply)}`)
    return reply as T
  }

  async logIn(username: string, password: string): Promise<void> {
    const { access_token } = await this.#call<{ access_token: string }>(
      'POST',
      '/oauth2/token/create',
      null,
      {
        grant_type: 'password',
        client_id: 'letterliaan-game',
        username,
        password,
      },
    )
    this.#token = access_token
  }

  async #listSteps(): Promise<Step[]> {
    const byPhase = await this.#call<Record<string, Step[]>>('GET', '/api/v1/step', null)
    return Object.values(byPhase)
      .flat()
      .filter(({ status }) => status !== -1)
  }

  async listExercises(): Promise<{ readonly id: number; readonly template: string }[]> {
    const steps = (await this.#listSteps()).map(({ id }) => this.#call<Step>('GET', '/api/v1/step/{id}', id))
    return (await Promise.all(steps)).flatMap(({ exercises }) =>
      exercises.map(({ id, exercise_type }) => ({ id, template: exercise_type.template })),
    )
  }

  async play(id: number, isDictation: boolean): Promise<Run> {
    const difficulty = 2
    const exercise = await this.#call<{ student_exercise: Record<string, Run> }>(
      'GET',
      '/api/v1/exercise/{id}',
      id,
    )
    let run = exercise.student_exercise[difficulty]
    if (isDictation) run = await this.#call('POST', '/api/v1/exercise/hard-reset/{id}', id, { difficulty })
    for (let moves = 0; run && !run.is_complete && moves < 100; moves++) {
      for (const { url } of run.documents) await fetch(this.#url + url)
      const data = answerTo(run)
      const { template } = run.exercise_data
      const fields = this.#docs.fields.get(template)
      if (fields !== Object.keys(data).join(', '))
        throw new Error(`${template}: ${fields ?? 'nothing'} is documented.`)
      run = await this.#call<Run>('PUT', '/api/v1/exercise/{id}', id, {
        exercise_id: id,
        difficulty,
        word: run.current_word,
        startTime: Math.floor(Date.now() / 1000),
        time: 2000,
        data,
      })
    }
    if (!run?.is_complete) throw new Error('It has no end.')
    return run
  }

  async playOpenToets(): Promise<Toets> {
    const id = (await this.#listSteps()).find(({ can_start_test }) => can_start_test)?.test_id ?? 0
    let toets = await this.#call<Toets>('GET', '/api/v1/test/{id}', id)
    while (!toets.is_complete) {
      const { current_step: step_id, current_word: word } = toets
      const body = { step_id, word, num_errors: 0, data: { answer: word } }
      toets = await this.#call<Toets>('PUT', '/api/v1/test/{id}', id, body)
    }
    return toets
  }
}
