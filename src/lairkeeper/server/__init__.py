"""The table server: stores every table, sends each seat only what it may see, and loses no acknowledged answer."""
