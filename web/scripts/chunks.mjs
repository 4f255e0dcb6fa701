/**
 * Few files, for each costs a phone a way to the server and back: what the first page needs is one, what a table needs
 * on top of it another; each game is a third. Everything else is left to the bundler.
 */
const ROOTS = [
    ['start', /\/src\/main\.ts$/],
    ['table', /\/src\/pages\/Table\.svelte$/],
]
const FOR_BOARDS = /\/src\/lib\/(board\/|table\/film\.ts$)/

export function chunkOf(id, graph) {
    const root = ROOTS.find(([, entry]) => isReached(id, entry, graph, new Set()))
    return root?.[0] ?? (FOR_BOARDS.test(id) ? 'table' : null)
}

/** By static imports alone: what is fetched later is not part of it. */
function isReached(id, entry, graph, seen) {
    if (entry.test(id)) return true
    if (seen.has(id)) return false
    seen.add(id)
    return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isReached(importer, entry, graph, seen))
}
