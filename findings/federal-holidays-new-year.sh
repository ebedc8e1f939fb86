#!/usr/bin/env bash
# A year's federal holidays, as observed, lack a day off of that year.
# Guess:   allForYear(2027) lists every day of 2027 on which a holiday is observed, with December 31 (New Year's Day 2028 is a
#          Saturday), since isAHoliday says yes to that day.
# Happens: isAHoliday says yes, but the day is only in allForYear(2028), of which it is the first.
# Seen with @18f/us-federal-holidays 4.0.0.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @18f/us-federal-holidays@4.0.0
node -e '
const { allForYear, isAHoliday } = require("@18f/us-federal-holidays");
const days = (year) => allForYear(year).map(({ dateString }) => dateString);
const isDayOff = isAHoliday(new Date("2027-12-31T12:00:00Z"), { utc: true });
console.log("isAHoliday:", isDayOff, "2027:", days(2027).at(-1), "2028:", days(2028)[0]);
process.exit(isDayOff && !days(2027).includes("2027-12-31") && days(2028)[0] === "2027-12-31" ? 0 : 1);
'
