export class FairQueue<Item> {
  readonly #waiting = new Map<number, Item[]>()
  /** The organisation served last, which is served last again in the next round. */
  #served: number | null = null

  get length(): number {
    let length = 0
    for (const items of this.#waiting.values()) length += items.length
    return length
  }

  countOf(organisation_id: number): number {
    return this.#waiting.get(organisation_id)?.length ?? 0
  }

  push(organisation_id: number, item: Item): void {
    const items = this.#waiting.get(organisation_id)
    if (items) items.push(item)
    else this.#waiting.set(organisation_id, [item])
  }

  shift(): Item | undefined {
    this.#moveServedBack()
    const [next] = this.#waiting
    if (next === undefined) return undefined
    const [organisation_id, items] = next
    const item = items.shift()
    if (items.length === 0) this.#waiting.delete(organisation_id)
    this.#served = organisation_id
    return item
  }

  #moveServedBack(): void {
    const items = this.#served === null ? undefined : this.#waiting.get(this.#served)
    if (this.#served === null || items === undefined) return
    this.#waiting.delete(this.#served)
    this.#waiting.set(this.#served, items)
  }
}
