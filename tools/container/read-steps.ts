export interface ContainerStep {
  readonly name: string
  readonly text: string
}

/** A stage of a Containerfile, which starts with FROM. */
export interface ContainerStage {
  readonly name: string
  readonly steps: readonly ContainerStep[]
}

/** Throws if an instruction comes before any FROM. */
export function readStages(file: string): readonly ContainerStage[] {
  const lines = file
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const stages: { name: string; steps: ContainerStep[] }[] = []
  for (const line of lines) {
    const [, name = '', text = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    const stage = stages.at(-1)
    if (name === 'FROM') stages.push({ name: /\sAS\s+(\S+)$/i.exec(text)?.[1] ?? '', steps: [] })
    else if (stage === undefined) throw new Error(`before any FROM: ${line}`)
    else stage.steps.push({ name, text })
  }
  return stages
}
