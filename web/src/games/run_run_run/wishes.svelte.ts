/** A request that takes several answers: continued from question to question. */

export interface Wish {
  kind: 'card' | 'token'
  id: number
  /** A wish that leads nowhere is forgotten. */
  until: number
}

const PATIENCE = 4000

class Wishes {
  current = $state.raw<Wish | null>(null)

  make(kind: Wish['kind'], id: number): void {
    this.current = { kind, id, until: performance.now() + PATIENCE }
  }

  of(kind: Wish['kind']): number | null {
    const { current } = this
    return current?.kind === kind && performance.now() < current.until ? current.id : null
  }

  end(): void {
    this.current = null
  }
}

export const wishes = new Wishes()
