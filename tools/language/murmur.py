"""The 64-bit hash that spaCy names strings by (MurmurHash64A, seed 1), to read its tables without spaCy."""

MASK = (1 << 64) - 1
FACTOR = 0xC6A4A7935BD1E995


def murmur(text: str, seed: int = 1) -> int:
    data = text.encode("utf-8")
    value = seed ^ (len(data) * FACTOR & MASK)
    whole = len(data) & ~7
    for at in range(0, whole, 8):
        block = int.from_bytes(data[at : at + 8], "little") * FACTOR & MASK
        block = (block ^ (block >> 47)) * FACTOR & MASK
        value = (value ^ block) * FACTOR & MASK
    if rest := data[whole:]:
        value = (value ^ int.from_bytes(rest, "little")) * FACTOR & MASK
    value = (value ^ (value >> 47)) * FACTOR & MASK
    return value ^ (value >> 47)
