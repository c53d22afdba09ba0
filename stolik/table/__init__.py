"""The table: rooms, seats, the answer log and live play, for people in the browser."""
