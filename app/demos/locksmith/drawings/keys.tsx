const blade = "M58 28h12l8 10 5 0 8-12 5 0 9 15 5 0 7-9 6 0 8 6 5 0 8-11 6 0 9 15 13 9-9 5H58z";

/** The keys that people carry, and what it takes to copy each. */
export const keys = [
  {
    name: "House key",
    copy: "$6. Anyone copies it.",
    drawing: (
      <>
        <path d={blade} />
        <path d="M58 48h104" className="thin" />
        <path d="M58 22v36H50a25 25 0 1 1 0-36zM18 40a6 6 0 1 0 12 0 6 6 0 0 0-12 0z" />
      </>
    ),
  },
  {
    name: "Dimple key",
    copy: "$18. Card needed.",
    drawing: (
      <>
        <path d="M54 26h116l12 14-12 14H54z" />
        <path d="M8 16h42l8 10v28l-8 10H8zM16 34v12h10V34z" />
        <path d="M72 34h0m16 12h0m16-6h0m16-7h0m16 13h0m16-8h0" className="dimples" />
      </>
    ),
  },
  {
    name: "Lever key",
    copy: "$14. One hour.",
    drawing: (
      <>
        <path d="M60 35h128v10H60z" />
        <path d="M150 45h30v22h-6v-7h-5v10h-6V58h-5v9h-8z" />
        <path d="M60 30v20h-8a24 24 0 1 1 0-20zM20 40a11 11 0 1 0 22 0 11 11 0 0 0-22 0z" />
      </>
    ),
  },
  {
    name: "Tube key",
    copy: "$25. Made in van.",
    drawing: (
      <>
        <path d="M62 26h90v28H62z" />
        <path d="M152 26h14v6h-8v5h12v6h-12v5h8v6h-14z" />
        <path d="M84 20h9v6h-9z" />
        <path d="M62 20v40H34a20 20 0 0 1 0-40zM26 40a6 6 0 1 0 12 0 6 6 0 0 0-12 0z" />
      </>
    ),
  },
] as const;
