import type { Light, Room } from "./wishes";

export const lightNames: Record<Light, string> = {
  north: "North",
  east: "East",
  south: "South",
  west: "West",
};

/** When the sun is in the windows of each side. */
export const lightHours: Record<Light, string> = {
  north: "never direct",
  east: "mornings",
  south: "all day",
  west: "evenings",
};

export const lightReasons: Record<Light, string> = {
  north: "North light is even and a little blue. It turns white walls gray, so we start warm.",
  east: "East light is gold at breakfast and gone by noon. The wall has to bring some warmth of its own to dinner.",
  south:
    "South light is strong and yellow all day. A cooler wall keeps the room from looking like toast.",
  west: "West light waits until four, then turns everything orange. Soft colors take that evening best.",
};

export const bravePlaces: Record<Room, string> = {
  living: "a circle behind the sofa, six feet across",
  bedroom: "the lower half, up to the window sill",
  hallway: "the front door and the panels below",
};
