/** The hours of the season, by weekday, as the script takes them. */
const SUMMER = JSON.stringify([1, 2, 3, 4, 5, 6].map((day) => [day, 7, 17]));
const WINTER = JSON.stringify([1, 2, 3, 4, 5].map((day) => [day, 8, 15]));

export const openingHours = [
  { days: "March to October", time: "Monday to Saturday, 7:00 am to 5:00 pm" },
  { days: "November to February", time: "Monday to Friday, 8:00 am to 3:00 pm" },
  { days: "On the phone", time: "Weekdays until 6:00 pm, with dirty hands" },
] as const;

/** Whether the firm is in the gardens at this hour; the script knows the season. */
export function OpenNow() {
  return (
    <p className="gg-open" data-open-hours={SUMMER} data-winter-hours={WINTER}>
      Outside from Monday to Saturday
    </p>
  );
}
