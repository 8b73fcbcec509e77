/** A paper napkin with somebody's idea of a kitchen on it. */
export function Napkin() {
  return (
    <svg viewBox="0 0 240 200" aria-hidden="true">
      <path
        d="M12 18l9-5 9 5 9-5 9 5 9-5 9 5 9-5 9 5 9-5 9 5 9-5 9 5 9-5 9 5 9-5 9 5 9-5 9 5 9-5 9 5 9-5 9 5 9-5 9 5V184l-9 5-9-5-9 5-9-5-9 5-9-5-9 5-9-5-9 5-9-5-9 5-9-5-9 5-9-5-9 5-9-5-9 5-9-5-9 5-9-5-9 5-9-5-9 5-9-5z"
        className="kd-napkin-paper"
      />
      <path d="M120 14v174M12 100h216" className="kd-napkin-fold" />
      <path
        d="M40 58q60-7 158-1 3 48-1 94-72 5-156-2-4-44-1-91zm2 2q2 40 0 88M100 57q1 20-1 38m1 18q1 20-1 36M150 84q22-4 30 8 2 16-14 19-20 0-22-13 0-10 6-14zM148 150q18-22 38-1M54 72q16-3 30 0 0 9-1 17-14 2-29-1z"
        className="kd-napkin-pen"
      />
      <path
        d="M60 36q60-5 118-1m-10-6q8 4 11 6-4 4-12 7M70 29q-8 4-11 7 5 5 11 7M112 20l-6 10m8-9 9 10M160 170l8-14 9 13m-8-12q-1 14 0 22"
        className="kd-napkin-pen"
      />
    </svg>
  );
}
