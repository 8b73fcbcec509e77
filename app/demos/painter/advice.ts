import type { Light, Room } from "./facts";

/** When the sun is in the windows of each side. */
export const lightHours: Record<Light, string> = {
  north: "no sun at all",
  east: "mornings",
  south: "all day",
  west: "evenings",
};

export const lightReasons: Record<Light, string> = {
  north:
    "North light is steady all day, bless it, and it’s a little bit blue. Put plain white in there and you get dishwater, so we start with something warm and then we keep going. We love a north room. Nobody believes us until Friday.",
  east: "Oh, we love an east room. You get all that gold with your coffee, and then around noon it just up and leaves, so the walls have to bring their own sunshine to supper. These three do.",
  south:
    "South sun is a lot of sun, honey. It’s yellow all day long and it turns a yellow wall into toast, so here’s where you get to go cool and watery. (We call this one the lemonade plan.)",
  west: "A west room does nothing at all until about four o’clock, and then everything in it goes orange! Soft colors just soak that up. Loud ones start a fight with it, and we’ve seen the fight.",
};

export const bravePlaces: Record<Room, string> = {
  living: "a big old circle behind the sofa",
  bedroom: "the bottom half, up to the window sill",
  hallway: "the front door (do it!) and the panels",
};
